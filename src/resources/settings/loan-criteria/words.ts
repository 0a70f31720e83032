import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'loan-criteria-settings:view': {
      mn: 'Зээлийн шалгуур харах',
      en: 'See loan criteria',
      ru: 'Просмотр критериев кредита',
      demo: ['admin', 'economist', 'accountant'],
    },
    'loan-criteria-settings:create': {
      mn: 'Зээлийн шалгуур өөрчлөх',
      en: 'Change loan criteria',
      ru: 'Изменение критериев кредита',
      demo: ['admin', 'economist', 'accountant'],
    },
  },
  enums: {
    LoanCriteriaState: {
      IN_FORCE: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действует' },
    },
  },
  loanCriteria: {
    groups: {
      requests: { mn: 'Зээлийн хүсэлт', en: 'Loan requests', ru: 'Заявки на кредит' },
      contracts: {
        mn: 'Гэрээ, батлан даалт, нэхэмжлэл',
        en: 'Contracts, guarantees, invoices',
        ru: 'Договоры, поручительства, счета',
      },
      extensions: { mn: 'Сунгалт', en: 'Extensions', ru: 'Продление' },
      renewals: { mn: 'Хуваарь шинэчлэх', en: 'Renewed schedules', ru: 'Обновление графика' },
      collection: {
        mn: 'Эрсдэл, шүүх, залруулга',
        en: 'Risk, court, corrections',
        ru: 'Риск, суд, корректировки',
      },
    },
    affected: {
      requests: {
        mn: 'Одоо шийдвэр хүлээж буй зээлийн хүсэлт: %{count}.',
        en: 'Loan requests that wait now: %{count}.',
        ru: 'Заявок в ожидании: %{count}.',
      },
      contracts: {
        mn: 'Байгуулагдаагүй гэрээ, төлөгдөөгүй нэхэмжлэл: %{count}.',
        en: 'Contracts to sign and unpaid invoices: %{count}.',
        ru: 'Неподписанных договоров и неоплаченных счетов: %{count}.',
      },
      extensions: {
        mn: 'Үргэлжилж буй зээл: %{count}.',
        en: 'Loans that go on: %{count}.',
        ru: 'Действующих кредитов: %{count}.',
      },
      renewals: {
        mn: 'Ангилал нь буурсан нээлттэй зээл: %{count}.',
        en: 'Open loans of a worse class: %{count}.',
        ru: 'Открытых кредитов с пониженным классом: %{count}.',
      },
      collection: {
        mn: 'Нээлттэй зээл: %{count}.',
        en: 'Open loans: %{count}.',
        ru: 'Открытых кредитов: %{count}.',
      },
    },
    help: {
      mn: 'Өөрчлөлт дараагийн шийдвэрээс хүчинтэй. Өмнө хийгдсэн үйлдлийг дахин шалгахгүй.',
      en: 'A change holds from the next decision on. What was done before is not judged anew.',
      ru: 'Изменение действует со следующего решения. Ранее сделанное заново не проверяется.',
    },
    scores: {
      mn: 'Сайн оноо доод хязгаараас их байна.',
      en: 'The good score must be above the lowest one.',
      ru: 'Хороший балл должен быть выше минимального.',
    },
  },
  resources: {
    loan_criteria: {
      name: {
        mn: 'Зээлийн шалгуур |||| Зээлийн шалгуурууд',
        en: 'Loan criterion |||| Loan criteria',
        ru: 'Кредитный критерий |||| Кредитные критерии |||| Кредитные критерии',
      },
      fields: {
        scoreMin: { mn: 'Зээлийн онооны доод хязгаар', en: 'Lowest score', ru: 'Минимальный балл' },
        scoreGood: { mn: 'Сайн оноо', en: 'Good score', ru: 'Хороший балл' },
        paymentShare: {
          mn: 'Орлогоос төлөлтөд ногдох хувь',
          en: 'Share of income for payments',
          ru: 'Доля дохода на платежи',
        },
        automaticMax: {
          mn: 'Системийн зөвшөөрөх дээд дүн',
          en: 'Highest amount approved by the system',
          ru: 'Наибольшая сумма одобрения системой',
        },
        monthlyRateWarnPercent: {
          mn: 'Сарын хүүг анхааруулах хувь',
          en: 'Monthly interest that is warned about',
          ru: 'Месячная ставка для предупреждения',
        },
        payoutFeeMaxPercent: {
          mn: 'Олголтын шимтгэлийн дээд хувь',
          en: 'Highest pay-out fee',
          ru: 'Наибольшая комиссия за выдачу',
        },
        noScholarshipPercent: {
          mn: 'Тэтгэлэггүй оюутны лимитийн хувь',
          en: 'Share of the limit for students without a scholarship',
          ru: 'Доля лимита студента без стипендии',
        },
        aggregationShortMonths: {
          mn: 'Богино хугацаат зээлийн дээд сар',
          en: 'Longest short-term loan, months',
          ru: 'Наибольший срок краткосрочного кредита, месяцев',
        },
        longOnholdDays: {
          mn: 'Түдгэлзсэн зээл удаашрах өдөр хаалтын тоо',
          en: 'Ends of day until a loan is long on hold',
          ru: 'Закрытий дня до долгой приостановки',
        },
        signWithinDays: {
          mn: 'Гэрээ байгуулах хоног',
          en: 'Days to sign a contract',
          ru: 'Дней на подписание договора',
        },
        invoiceExpiresDays: {
          mn: 'Нэхэмжлэл хүчинтэй хоног',
          en: 'Days an invoice is valid',
          ru: 'Дней действия счёта',
        },
        guaranteeCoverPercent: {
          mn: 'Батлан даалтын хамрах хувь',
          en: 'Cover by guarantors',
          ru: 'Покрытие поручительством',
        },
        guarantorFromDpd: {
          mn: 'Батлан даагчаас нэхэх хэтэрсэн хоног',
          en: 'Days past due until guarantors owe',
          ru: 'Дней просрочки до требования к поручителям',
        },
        extensionDpdMax: {
          mn: 'Сунгаж болох хэтэрсэн хоног',
          en: 'Days past due at which a loan may be extended',
          ru: 'Дней просрочки, при которых возможно продление',
        },
        extensionsMax: {
          mn: 'Сунгах дээд удаа',
          en: 'Most extensions',
          ru: 'Наибольшее число продлений',
        },
        extensionMonthsMax: {
          mn: 'Нэг сунгалтын дээд сар',
          en: 'Most months of one extension',
          ru: 'Наибольшее продление, месяцев',
        },
        extensionDaysMax: {
          mn: 'Нэг сунгалтын дээд хоног',
          en: 'Most days of one extension',
          ru: 'Наибольшее продление, дней',
        },
        extensionFeePercent: {
          mn: 'Сунгалтын шимтгэлийн хувь',
          en: 'Fee of an extension',
          ru: 'Комиссия за продление',
        },
        renewalFirstDaysMax: {
          mn: 'Шинэ хуваарийн эхний төлөлт хүртэлх хоног',
          en: 'Days to the first row of a renewed schedule',
          ru: 'Дней до первого платежа нового графика',
        },
        renewalsWithoutLead: {
          mn: 'Дарга зөвшөөрөхгүйгээр шинэчлэх удаа',
          en: 'Renewals without a lead',
          ru: 'Обновлений без руководителя',
        },
        renewalWatchRows: {
          mn: 'Ажиглах төлөлтийн тоо',
          en: 'Rows that are watched',
          ru: 'Наблюдаемых платежей',
        },
        renewalArrearsDays: {
          mn: 'Шилжүүлсэн хүү төлөх хоног',
          en: 'Days to pay carried interest',
          ru: 'Дней на уплату перенесённых процентов',
        },
        reschedulingFeeMaxPercent: {
          mn: 'Сунгах, шинэчлэх шимтгэлийн дээд хувь',
          en: 'Highest fee of extensions and renewals',
          ru: 'Наибольшая комиссия за продление и обновление',
        },
        reschedulingFeeFloor: {
          mn: 'Шимтгэлийг үргэлж зөвшөөрөх дүн',
          en: 'Fee that is always allowed',
          ru: 'Всегда допустимая комиссия',
        },
        riskFromDpd: {
          mn: 'Эрсдэлд шилжүүлэх хэтэрсэн хоног',
          en: 'Days past due until the risk department',
          ru: 'Дней просрочки до отдела рисков',
        },
        correctionMaxPercent: {
          mn: 'Залруулгаар нэмэх дээд хувь',
          en: 'Most that a correction adds',
          ru: 'Наибольшая доля корректировки',
        },
        courtCostMaxPercent: {
          mn: 'Шүүхийн зардлын дээд хувь',
          en: 'Highest court costs',
          ru: 'Наибольшие судебные расходы',
        },
        courtCostFloor: {
          mn: 'Шүүхийн зардлыг үргэлж зөвшөөрөх дүн',
          en: 'Court costs that are always allowed',
          ru: 'Всегда допустимые судебные расходы',
        },
      },
      actions: {
        change_requests: {
          mn: 'Хүсэлтийн шалгуур өөрчлөх',
          en: 'Change criteria of requests',
          ru: 'Изменить критерии заявок',
        },
        change_contracts: {
          mn: 'Гэрээний шалгуур өөрчлөх',
          en: 'Change criteria of contracts',
          ru: 'Изменить критерии договоров',
        },
        change_extensions: {
          mn: 'Сунгалтын шалгуур өөрчлөх',
          en: 'Change criteria of extensions',
          ru: 'Изменить критерии продления',
        },
        change_renewals: {
          mn: 'Шинэчлэлтийн шалгуур өөрчлөх',
          en: 'Change criteria of renewals',
          ru: 'Изменить критерии обновления',
        },
        change_collection: {
          mn: 'Эрсдэлийн шалгуур өөрчлөх',
          en: 'Change criteria of collection',
          ru: 'Изменить критерии взыскания',
        },
      },
    },
  },
} satisfies Words;
