import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'zms-loan:list': {
      mn: 'ЗМС-д бичих',
      en: 'Write to the credit registry',
      ru: 'Запись в кредитный реестр',
      demo: ['admin', 'economist', 'tenant'],
    },
    'zms-error:list': {
      mn: 'ЗМС-д бичих алдаа харах',
      en: 'See failed credit registry writes',
      ru: 'Ошибки записи в кредитный реестр',
      demo: ['admin', 'economist', 'tenant'],
    },
  },
  resources: {
    'zms-writer': {
      name: {
        mn: 'ЗМС бичилт |||| ЗМС бичилтүүд',
        en: 'Credit-registry write |||| Credit-registry writes',
        ru: 'Запись в кредитный реестр |||| Записи в кредитный реестр |||| Записи в кредитный реестр',
      },
      fields: {
        writeStatus: { mn: 'Бичилтийн төлөв', en: 'Write status', ru: 'Статус записи' },
        code: { mn: 'Бичилтийн код', en: 'Write code', ru: 'Код записи' },
        error: { mn: 'Алдаа', en: 'Error', ru: 'Ошибка' },
        differences: { mn: 'Зөрүү', en: 'Difference', ru: 'Расхождение' },
        isDifferent: { mn: 'Зөрүүтэй эсэх', en: 'Differs', ru: 'Есть расхождение' },
        classification: { mn: 'Манай ангилал', en: 'Our class', ru: 'Наш класс' },
        registryClass: { mn: 'ЗМС-ийн ангилал', en: 'Registry class', ru: 'Класс в реестре' },
        balance: { mn: 'Манай үлдэгдэл', en: 'Our balance', ru: 'Наш остаток' },
        registryBalance: {
          mn: 'ЗМС-ийн үлдэгдэл',
          en: 'Registry balance',
          ru: 'Остаток в реестре',
        },
        loanState: { mn: 'Манай төлөв', en: 'Our state', ru: 'Наш статус' },
        registryState: { mn: 'ЗМС-ийн төлөв', en: 'Registry state', ru: 'Статус в реестре' },
        overdueDays: { mn: 'Хэтэрсэн хоног', en: 'Days past due', ru: 'Дней просрочки' },
        reportedContract: {
          mn: 'Мэдээлсэн гэрээний дугаар',
          en: 'Reported contract number',
          ru: 'Номер договора в отчёте',
        },
        reportedType: {
          mn: 'Мэдээлсэн зээлийн төрөл',
          en: 'Reported loan type',
          ru: 'Тип кредита в отчёте',
        },
        reportedEnd: {
          mn: 'Мэдээлсэн дуусах огноо',
          en: 'Reported end date',
          ru: 'Дата окончания в отчёте',
        },
        registryRegnum: {
          mn: 'Сангийн бүртгэл дэх регистр',
          en: 'Register number at the registry',
          ru: 'Регистрационный номер в реестре',
        },
        registryContract: {
          mn: 'ЗМС-ийн гэрээний дугаар',
          en: 'Contract number in the registry',
          ru: 'Номер договора в реестре',
        },
        registryType: {
          mn: 'ЗМС-ийн зээлийн төрөл',
          en: 'Loan type in the registry',
          ru: 'Тип кредита в реестре',
        },
        registryEnd: {
          mn: 'ЗМС-ийн дуусах огноо',
          en: 'End date in the registry',
          ru: 'Дата окончания в реестре',
        },
        lentAmount: { mn: 'Олгосон дүн', en: 'Lent amount', ru: 'Сумма выдачи' },
        lendedDate: { mn: 'Олгосон огноо', en: 'Issue date', ru: 'Дата выдачи' },
        writtenAt: { mn: 'Бичсэн огноо', en: 'Written at', ru: 'Дата записи' },
        writtenBy: { mn: 'Бичсэн зээлдүүлэгч', en: 'Writing lender', ru: 'Записавший кредитор' },
        isOpen: { mn: 'Хаагдаагүй эсэх', en: 'Open', ru: 'Открыт' },
      },
      sections: {
        loan: { mn: 'Зээл', en: 'Loan', ru: 'Кредит' },
        write: { mn: 'Бичилт', en: 'Write', ru: 'Запись' },
      },
      views: {
        open: { mn: 'Хаагдаагүй зээл', en: 'Open loans', ru: 'Открытые кредиты' },
        failed: { mn: 'Алдаатай', en: 'Failed', ru: 'С ошибкой' },
        never: { mn: 'Бичээгүй', en: 'Never written', ru: 'Не записано' },
        different: { mn: 'Зөрүүтэй', en: 'Different', ru: 'С расхождением' },
        finished: { mn: 'Хаагдсан зээл', en: 'Closed loans', ru: 'Закрытые кредиты' },
      },
      actions: {
        write_one: { mn: 'ЗМС-д бичих', en: 'Write to the registry', ru: 'Записать в реестр' },
        update_written: {
          mn: 'ЗМС-ийн бичлэгийг шинэчлэх',
          en: 'Update the registry’s record',
          ru: 'Обновить запись в реестре',
        },
        correct_write: {
          mn: 'Засаж дахин бичих',
          en: 'Correct and rewrite',
          ru: 'Исправить и записать снова',
        },
      },
      events: {
        end_of_day: {
          mn: 'Өдөр өндөрлөхөд бичсэн',
          en: 'Written at the end of day',
          ru: 'Записано при закрытии операционного дня',
        },
      },
    },
  },
  enums: {
    CreditRegistryDifference: {
      REGNUM: { mn: 'Регистрийн дугаар', en: 'Register number', ru: 'Регистрационный номер' },
      CLASSIFICATION: { mn: 'Ангилал', en: 'Class', ru: 'Класс' },
      STATE: { mn: 'Төлөв', en: 'State', ru: 'Статус' },
      BALANCE: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
      CONTRACT: { mn: 'Гэрээний дугаар', en: 'Contract number', ru: 'Номер договора' },
      TYPE: { mn: 'Зээлийн төрөл', en: 'Loan type', ru: 'Тип кредита' },
      END_DATE: { mn: 'Дуусах огноо', en: 'End date', ru: 'Дата окончания' },
    },
  },
} satisfies Words;
