import type { Words } from '../../../i18n/words';

export const words = {
  enums: {
    SystemSettingsState: {
      IN_FORCE: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действует' },
    },
    IncomeWindow: {
      '12': { mn: 'Сүүлийн 1 жил', en: 'Last 1 year', ru: 'Последний 1 год' },
      '36': { mn: 'Сүүлийн 3 жил', en: 'Last 3 years', ru: 'Последние 3 года' },
    },
  },
  systemSettings: {
    index: { mn: 'Юуг тохируулдаг вэ', en: 'What is set here', ru: 'Что здесь настраивается' },
    groups: {
      registries: {
        mn: 'Зээлийн мэдээлэл, ХУР, гэр бүл',
        en: 'Credit registry, state registry, family',
        ru: 'Кредитная информация, ХУР, семья',
      },
      borrowers: {
        mn: 'Зээлдэгчид тавих шалгуур',
        en: 'What borrowers must meet',
        ru: 'Требования к заёмщикам',
      },
      incomes: { mn: 'Орлого', en: 'Income', ru: 'Доход' },
      messages: {
        mn: 'Мессеж, мэдэгдэл',
        en: 'Messages and notifications',
        ru: 'Сообщения и уведомления',
      },
      sign_in: { mn: 'Нэвтрэлт, нууц үг', en: 'Sign-in and passwords', ru: 'Вход и пароли' },
      savings: { mn: 'Хадгаламж', en: 'Savings', ru: 'Сбережения' },
      wallets: { mn: 'Хэтэвч, QPay', en: 'Wallets and QPay', ru: 'Кошельки и QPay' },
      invitations: { mn: 'Урилга', en: 'Invitations', ru: 'Приглашения' },
      exceptions: { mn: 'Түр зөвшөөрөл', en: 'Exceptions for a time', ru: 'Временные исключения' },
      gateways: { mn: 'Гэйтвэй, лог', en: 'Gateways and logs', ru: 'Шлюзы и журналы' },
      matching: {
        mn: 'Банкны орлого таних',
        en: 'Recognition of bank income',
        ru: 'Распознавание поступлений банка',
      },
      transfers: { mn: 'Амжилтгүй шилжүүлэг', en: 'Failed transfers', ru: 'Неудавшиеся переводы' },
      tests: { mn: 'Сэтгэлзүйн тест', en: 'Psychological test', ru: 'Психологический тест' },
      score_person: {
        mn: 'Зээлийн оноо: харилцагч',
        en: 'Score: the customer',
        ru: 'Кредитный балл: клиент',
      },
      score_history: {
        mn: 'Зээлийн оноо: зээлийн түүх',
        en: 'Score: the history of loans',
        ru: 'Кредитный балл: история кредитов',
      },
      entries: {
        mn: 'Хоёр хүн батлах гүйлгээ',
        en: 'Entries that take two people',
        ru: 'Проводки, требующие двух человек',
      },
    },
    affected: {
      registries: {
        mn: 'Одоо явж буй гэрээний хүсэлт: %{count}',
        en: 'Contract requests under way: %{count}',
        ru: 'Заявок на договор в работе: %{count}',
      },
      borrowers: {
        mn: 'Одоо шийдвэр хүлээж буй зээлийн хүсэлт: %{count}',
        en: 'Loan requests that wait for a decision: %{count}',
        ru: 'Заявок на кредит, ожидающих решения: %{count}',
      },
      incomes: {
        mn: 'Батлахыг хүлээж буй орлого: %{count}',
        en: 'Incomes that wait for approval: %{count}',
        ru: 'Доходов, ожидающих утверждения: %{count}',
      },
      messages: {
        mn: 'Илгээхээр төлөвлөсөн мэдэгдэл: %{count}',
        en: 'Notifications planned: %{count}',
        ru: 'Запланировано уведомлений: %{count}',
      },
      sign_in: {
        mn: 'Одоо тэмдэглэгдсэн нэвтрэх оролдлого: %{count}',
        en: 'Sign-in attempts flagged now: %{count}',
        ru: 'Отмечено попыток входа: %{count}',
      },
      savings: {
        mn: 'Шийдвэр хүлээж буй хадгаламж: %{count}',
        en: 'Savings that wait for a decision: %{count}',
        ru: 'Сбережений, ожидающих решения: %{count}',
      },
      wallets: {
        mn: 'Нээлттэй хэтэвч: %{count}',
        en: 'Open wallets: %{count}',
        ru: 'Открытых кошельков: %{count}',
      },
      invitations: {
        mn: 'Гэрээтэй болсон урилга: %{count}',
        en: 'Invitations that led to a contract: %{count}',
        ru: 'Приглашений, приведших к договору: %{count}',
      },
      exceptions: {
        mn: 'Саарал жагсаалтад байгаа: %{count}',
        en: 'On the grey list: %{count}',
        ru: 'В сером списке: %{count}',
      },
      gateways: {
        mn: 'Дахин илгээхээр хүлээж буй шилжүүлэг: %{count}',
        en: 'Transfers that are tried again: %{count}',
        ru: 'Переводов с повторной отправкой: %{count}',
      },
      matching: {
        mn: 'Танигдаагүй орлого: %{count}',
        en: 'Bank income that is not recognised: %{count}',
        ru: 'Нераспознанных поступлений: %{count}',
      },
      transfers: {
        mn: 'Шийдвэрлээгүй шилжүүлэг: %{count}',
        en: 'Failed transfers without a decision: %{count}',
        ru: 'Переводов без решения: %{count}',
      },
      tests: {
        mn: 'Урамшуулал олгоогүй тест: %{count}',
        en: 'Tests whose bonus was not awarded: %{count}',
        ru: 'Тестов без начисленного бонуса: %{count}',
      },
      score_person: {
        mn: 'Одоо шийдвэр хүлээж буй зээлийн хүсэлт: %{count}',
        en: 'Loan requests that wait for a decision: %{count}',
        ru: 'Заявок на кредит, ожидающих решения: %{count}',
      },
      score_history: {
        mn: 'Одоо шийдвэр хүлээж буй зээлийн хүсэлт: %{count}',
        en: 'Loan requests that wait for a decision: %{count}',
        ru: 'Заявок на кредит, ожидающих решения: %{count}',
      },
      entries: {
        mn: 'Хоёр дахь хүнийг хүлээж буй гүйлгээ: %{count}',
        en: 'Entries that wait for the second person: %{count}',
        ru: 'Проводок, ожидающих второго человека: %{count}',
      },
    },
    help: {
      mn: 'Өөрчлөлт дараагийн шийдвэрээс хүчинтэй. Өмнө хийгдсэн үйлдлийг дахин шалгахгүй.',
      en: 'A change holds from the next decision on. What was done before is not judged again.',
      ru: 'Изменение действует со следующего решения. Сделанное ранее не пересматривается.',
    },
    rules: {
      likely: {
        mn: 'Магадлалтай гэх оноо нь баттай гэх онооноос бага байна.',
        en: 'The score of a likely proposal must be below that of a sure one.',
        ru: 'Балл вероятного совпадения должен быть ниже балла надёжного.',
      },
      shares: {
        mn: 'Тэнцэх, сайн, шилдэг гэсэн хувь тус бүр өмнөхөөсөө их байна.',
        en: 'Each of the shares passed, good and best must be above the one before it.',
        ru: 'Каждая из долей «сдан», «хорошо», «отлично» должна быть больше предыдущей.',
      },
      bonuses: {
        mn: 'Тэнцэх, сайн, шилдэг дүнгийн урамшуулал тус бүр өмнөхөөсөө бага байж болохгүй.',
        en: 'None of the bonuses of passed, good and best may be below the one before it.',
        ru: 'Ни один из бонусов за «сдан», «хорошо», «отлично» не может быть меньше предыдущего.',
      },
      classes: {
        mn: 'Зээлийн ангилал дээшлэх тусам оноо нь буурч болохгүй.',
        en: 'The points of a better class may not be below those of a worse one.',
        ru: 'Баллы лучшего класса не могут быть ниже баллов худшего.',
      },
      lists: {
        mn: 'Хар жагсаалтын оноо саарал жагсаалтынхаас их байж болохгүй.',
        en: 'The points of the black list may not be above those of the grey one.',
        ru: 'Баллы чёрного списка не могут быть выше баллов серого.',
      },
      ages: {
        mn: 'Дээд нас нь доод наснаас их байна.',
        en: 'The oldest age must be above the youngest one.',
        ru: 'Наибольший возраст должен быть больше наименьшего.',
      },
    },
    elsewhere: {
      title: {
        mn: 'Өөр хуудсанд тохируулдаг',
        en: 'Set on other pages',
        ru: 'Настраивается на других страницах',
      },
      help: {
        mn: 'Эдгээр утгыг өөрийн хуудсанд нь өөрчилнө.',
        en: 'These values are changed on their own pages.',
        ru: 'Эти значения меняются на своих страницах.',
      },
      criteria: {
        mn: 'Зээлийн шалгуур, сунгалт, шинэчлэлт',
        en: 'Criteria of loans, extensions, renewals',
        ru: 'Критерии кредитов, продления, пересмотр',
      },
      percents: {
        mn: 'Машины барьцааны хувь, он',
        en: 'Percents and years of cars as collateral',
        ru: 'Проценты и годы автомобилей в залоге',
      },
      margins: { mn: 'Орлогын маржин', en: 'Income margins', ru: 'Маржа дохода' },
      deposits: {
        mn: 'Түр дансны шалгуур',
        en: 'Criteria of the temporary account',
        ru: 'Критерии временного счёта',
      },
      fees: { mn: 'Шилжүүлгийн шимтгэл', en: 'Fees of transfers', ru: 'Комиссии переводов' },
      holidays: { mn: 'Баярын өдрүүд', en: 'Holidays', ru: 'Праздники' },
    },
  },
  resources: {
    system_settings: {
      name: {
        mn: 'Системийн тохиргоо |||| Системийн тохиргоонууд',
        en: 'System setting |||| System settings',
        ru: 'Системная настройка |||| Системные настройки |||| Системных настроек',
      },
      fields: {
        zmsValidityDays: {
          mn: 'Зээлийн лавлагаа хүчинтэй хоног',
          en: 'Days for which a registry check counts',
          ru: 'Дней действия кредитной справки',
        },
        xypCacheDays: {
          mn: 'ХУР-ыг дахин лавлахгүй хоног',
          en: 'Days without another reading of the state registry',
          ru: 'Дней без повторного запроса ХУР',
        },
        familyConfirmedMin: {
          mn: 'Баталгаажсан гэр бүлийн доод тоо',
          en: 'Fewest confirmed relatives',
          ru: 'Минимум подтверждённых родственников',
        },
        registryCheckFee: {
          mn: 'Зээлийн лавлагааны хураамж',
          en: 'Fee of a registry check',
          ru: 'Плата за кредитную справку',
        },
        borrowerAgeMin: { mn: 'Доод нас', en: 'Youngest age', ru: 'Наименьший возраст' },
        borrowerAgeMax: { mn: 'Дээд нас', en: 'Oldest age', ru: 'Наибольший возраст' },
        borrowerIncomeMin: {
          mn: 'Сарын орлогын доод дүн',
          en: 'Least monthly income',
          ru: 'Наименьший месячный доход',
        },
        incomeWindowMonths: {
          mn: 'Бүртгэх орлогын хугацаа',
          en: 'Months of income that count',
          ru: 'Период учитываемого дохода',
        },
        incomeMonthsMin: {
          mn: 'Бүртгэх сарын доод тоо',
          en: 'Fewest months of income',
          ru: 'Минимум месяцев дохода',
        },
        incomeFreshDays: {
          mn: 'Орлого хуучрах хоног',
          en: 'Days until an income is old',
          ru: 'Дней до устаревания дохода',
        },
        incomeLimitMultiple: {
          mn: 'Лимитэд тооцох сарын орлогын тоо',
          en: 'Monthly incomes in a limit',
          ru: 'Месячных доходов в лимите',
        },
        incomeLimitMax: {
          mn: 'Орлогоос тогтоох лимитийн дээд дүн',
          en: 'Highest limit from an income',
          ru: 'Наибольший лимит по доходу',
        },
        smsPartPrice: {
          mn: 'SMS-ийн нэг хэсгийн үнэ',
          en: 'Price of a part of an SMS',
          ru: 'Цена части SMS',
        },
        smsWaitMinutes: {
          mn: 'SMS-ийн хариу хүлээх минут',
          en: 'Minutes to wait for an answer about an SMS',
          ru: 'Минут ожидания ответа об SMS',
        },
        quietFromHour: {
          mn: 'Мессеж илгээхгүй цаг эхлэх',
          en: 'Quiet hours begin, hour',
          ru: 'Начало тихих часов, час',
        },
        quietToHour: {
          mn: 'Мессеж илгээхгүй цаг дуусах',
          en: 'Quiet hours end, hour',
          ru: 'Конец тихих часов, час',
        },
        massLockSeconds: {
          mn: 'Бүх хүнд дахин илгээхгүй секунд',
          en: 'Seconds until everybody can be written to again',
          ru: 'Секунд до повторной отправки всем',
        },
        failuresFlagged: {
          mn: 'Тэмдэглэх дараалсан амжилтгүй нэвтрэлт',
          en: 'Failed sign-ins in a row before flagging',
          ru: 'Неудачных входов подряд до отметки',
        },
        passwordMin: {
          mn: 'Нууц үгийн доод урт',
          en: 'Shortest password, characters',
          ru: 'Наименьшая длина пароля',
        },
        savingEarlyShare: {
          mn: 'Хугацаанаас өмнө цуцлахад олгох хүүгийн хувь',
          en: 'Share of the rate at an early end',
          ru: 'Доля ставки при досрочном закрытии',
        },
        savingBalanceMin: {
          mn: 'Зарлага гаргах үлдэгдлийн доод дүн',
          en: 'Least balance that is cashed out',
          ru: 'Наименьший остаток для вывода',
        },
        savingPaymentDays: {
          mn: 'Зээлийн төлөлт хүртэлх доод хоног',
          en: 'Fewest days to the next loan payment',
          ru: 'Минимум дней до платежа по кредиту',
        },
        walletAmountMax: {
          mn: 'Хэтэвчийн үлдэгдлийн дээд хязгаар',
          en: 'Most that a wallet may hold',
          ru: 'Наибольший остаток кошелька',
        },
        qpayChargePercent: {
          mn: 'QPay-ийн шимтгэлийн хувь',
          en: 'Charge of QPay, percent',
          ru: 'Комиссия QPay, процент',
        },
        qpayChargeMin: {
          mn: 'QPay-ийн шимтгэлийн доод дүн',
          en: 'Least charge of QPay',
          ru: 'Наименьшая комиссия QPay',
        },
        qpayChargeMax: {
          mn: 'QPay-ийн шимтгэлийн дээд дүн',
          en: 'Greatest charge of QPay',
          ru: 'Наибольшая комиссия QPay',
        },
        invitationRate: {
          mn: 'Гэрээтэй болсон урилгын урамшуулал',
          en: 'Bonus of an invitation with a contract',
          ru: 'Бонус за приглашение с договором',
        },
        overrideDays: {
          mn: 'Хоригийг түр нээх хоногийн дээд хязгаар',
          en: 'Longest lifting of a hold, days',
          ru: 'Наибольший срок снятия запрета, дней',
        },
        dealingDays: {
          mn: 'Саарал жагсаалтын зөвшөөрлийн хоногийн дээд хязгаар',
          en: 'Longest approval for the grey list, days',
          ru: 'Наибольший срок одобрения для серого списка, дней',
        },
        bankRetryMinutes: {
          mn: 'Хариугүй шилжүүлгийг дахин илгээх минут',
          en: 'Minutes until an unanswered transfer is tried again',
          ru: 'Минут до повтора перевода без ответа',
        },
        logForwardMinutes: {
          mn: 'Лог дамжуулах давтамж, минут',
          en: 'Minutes between two forwardings of logs',
          ru: 'Минут между отправками журналов',
        },
        matchSure: {
          mn: 'Баттай гэж үзэж өөрөө бүртгэх оноо',
          en: 'Score that is sure and booked by itself',
          ru: 'Балл надёжного совпадения, учитываемого автоматически',
        },
        matchLikely: {
          mn: 'Магадлалтай гэж үзэх оноо',
          en: 'Score that is likely',
          ru: 'Балл вероятного совпадения',
        },
        similarHours: {
          mn: 'Төстэй шилжүүлэг хайх цаг',
          en: 'Hours in which similar transfers are looked for',
          ru: 'Срок поиска похожих переводов, часов',
        },
        testPassPercent: { mn: 'Тэнцэх хувь', en: 'Share that passes', ru: 'Доля для сдачи' },
        testPassBonus: {
          mn: 'Тэнцсэний урамшууллын оноо',
          en: 'Bonus points of a passed test',
          ru: 'Бонусных баллов за сданный тест',
        },
        testGoodPercent: {
          mn: 'Сайн дүнгийн хувь',
          en: 'Share that is good',
          ru: 'Доля для оценки «хорошо»',
        },
        testGoodBonus: {
          mn: 'Сайн дүнгийн урамшууллын оноо',
          en: 'Bonus points of a good test',
          ru: 'Бонусных баллов за «хорошо»',
        },
        testBestPercent: {
          mn: 'Шилдэг дүнгийн хувь',
          en: 'Share that is best',
          ru: 'Доля для оценки «отлично»',
        },
        testBestBonus: {
          mn: 'Шилдэг дүнгийн урамшууллын оноо',
          en: 'Bonus points of a best test',
          ru: 'Бонусных баллов за «отлично»',
        },
        scoreBase: { mn: 'Суурь оноо', en: 'Points that everybody has', ru: 'Начальный балл' },
        scoreIncomeStep: {
          mn: 'Нэг оноо өгөх сарын орлого',
          en: 'Monthly income that gives one point',
          ru: 'Месячный доход за один балл',
        },
        scoreIncomeMax: {
          mn: 'Орлогын онооны дээд хэмжээ',
          en: 'Most points of the income',
          ru: 'Наибольший балл за доход',
        },
        scoreSettledFrom: {
          mn: 'Насны оноо авах доод нас',
          en: 'Youngest age with points',
          ru: 'Наименьший возраст с баллами',
        },
        scoreSettledTo: {
          mn: 'Насны оноо авах дээд нас',
          en: 'Oldest age with points',
          ru: 'Наибольший возраст с баллами',
        },
        scoreSettled: { mn: 'Насны оноо', en: 'Points of the age', ru: 'Балл за возраст' },
        scoreWorkYear: {
          mn: 'Ажилласан нэг жилийн оноо',
          en: 'Points of a year at work',
          ru: 'Балл за год работы',
        },
        scoreWorkYearsMax: {
          mn: 'Оноо авах жилийн дээд тоо',
          en: 'Most years with points',
          ru: 'Наибольшее число лет с баллами',
        },
        scoreRelative: {
          mn: 'Баталгаажсан нэг хамаатны оноо',
          en: 'Points of a confirmed relative',
          ru: 'Балл за подтверждённого родственника',
        },
        scoreRelativesMax: {
          mn: 'Оноо авах хамаатны дээд тоо',
          en: 'Most relatives with points',
          ru: 'Наибольшее число родственников с баллами',
        },
        scoreNoRecord: {
          mn: 'Зээлийн түүхгүй бол',
          en: 'Without a record of loans',
          ru: 'Без кредитной истории',
        },
        scoreNormal: {
          mn: 'Хэвийн ангилалтай бол',
          en: 'With the class normal',
          ru: 'При классе «нормальный»',
        },
        scoreExpired: {
          mn: 'Хугацаа хэтэрсэн ангилалтай бол',
          en: 'With the class expired',
          ru: 'При классе «просроченный»',
        },
        scoreAbnormal: {
          mn: 'Хэвийн бус ангилалтай бол',
          en: 'With the class abnormal',
          ru: 'При классе «ненормальный»',
        },
        scoreDoubtful: {
          mn: 'Эргэлзээтэй ангилалтай бол',
          en: 'With the class doubtful',
          ru: 'При классе «сомнительный»',
        },
        scoreBad: { mn: 'Муу ангилалтай бол', en: 'With the class bad', ru: 'При классе «плохой»' },
        scoreDiscipline: {
          mn: 'Бүх төлөлтийг хугацаанд нь хийсэн бол',
          en: 'All payments on time',
          ru: 'Все платежи в срок',
        },
        scoreNpl: {
          mn: 'Эрсдэлийн сан, шүүх дээр зээлтэй бол',
          en: 'Loan in the risk department or in court',
          ru: 'Кредит в отделе риска или в суде',
        },
        scoreGreyList: {
          mn: 'Саарал жагсаалтад байвал',
          en: 'On the grey list',
          ru: 'В сером списке',
        },
        scoreBlackList: {
          mn: 'Хар жагсаалтад байвал',
          en: 'On the black list',
          ru: 'В чёрном списке',
        },
        secondDepositToWallet: {
          mn: 'Хадгаламжаас хэтэвч рүү',
          en: 'Deposit to wallet',
          ru: 'С депозита в кошелёк',
        },
        secondDepositFromWallet: {
          mn: 'Хэтэвчээс хадгаламж руу',
          en: 'Wallet to deposit',
          ru: 'Из кошелька на депозит',
        },
        secondMerchantToWallet: {
          mn: 'Мерчантаас хэтэвч рүү',
          en: 'Merchant to wallet',
          ru: 'От мерчанта в кошелёк',
        },
        secondDepositToLoan: {
          mn: 'Хадгаламжаас зээлд',
          en: 'Deposit to loan',
          ru: 'С депозита в погашение кредита',
        },
        secondInternalTransfer: {
          mn: 'Дотоод шилжүүлэг',
          en: 'Internal transfer',
          ru: 'Внутренний перевод',
        },
        secondWalletCashIn: {
          mn: 'Хэтэвчийг цэнэглэх',
          en: 'Cash into a wallet',
          ru: 'Пополнение кошелька',
        },
        secondWalletCashOut: {
          mn: 'Хэтэвчээс мөнгө гаргах',
          en: 'Cash out of a wallet',
          ru: 'Вывод из кошелька',
        },
        secondMerchantCashOut: {
          mn: 'Мерчантын зарлага',
          en: 'Merchant cash-out',
          ru: 'Вывод средств мерчанта',
        },
        secondBankCharge: { mn: 'Банкны шимтгэл', en: 'Bank charge', ru: 'Комиссия банка' },
        secondCorrection: {
          mn: 'Хүү, шимтгэл залруулах',
          en: 'Correction of interest or a fee',
          ru: 'Корректировка процентов или комиссии',
        },
      },
      actions: {
        change_registries: {
          mn: 'Лавлагааны тохиргоо өөрчлөх',
          en: 'Change registry settings',
          ru: 'Изменить настройки справок',
        },
        change_borrowers: {
          mn: 'Зээлдэгчийн шалгуур өөрчлөх',
          en: 'Change what borrowers must meet',
          ru: 'Изменить требования к заёмщикам',
        },
        change_incomes: {
          mn: 'Орлогын тохиргоо өөрчлөх',
          en: 'Change income settings',
          ru: 'Изменить настройки дохода',
        },
        change_messages: {
          mn: 'Мессежийн тохиргоо өөрчлөх',
          en: 'Change message settings',
          ru: 'Изменить настройки сообщений',
        },
        change_sign_in: {
          mn: 'Нэвтрэлтийн тохиргоо өөрчлөх',
          en: 'Change sign-in settings',
          ru: 'Изменить настройки входа',
        },
        change_savings: {
          mn: 'Хадгаламжийн тохиргоо өөрчлөх',
          en: 'Change savings settings',
          ru: 'Изменить настройки сбережений',
        },
        change_wallets: {
          mn: 'Хэтэвчийн тохиргоо өөрчлөх',
          en: 'Change wallet settings',
          ru: 'Изменить настройки кошельков',
        },
        change_invitations: {
          mn: 'Урилгын урамшуулал өөрчлөх',
          en: 'Change the bonus of invitations',
          ru: 'Изменить бонус приглашений',
        },
        change_exceptions: {
          mn: 'Түр зөвшөөрлийн хугацаа өөрчлөх',
          en: 'Change the time of exceptions',
          ru: 'Изменить сроки исключений',
        },
        change_gateways: {
          mn: 'Гэйтвэйн тохиргоо өөрчлөх',
          en: 'Change gateway settings',
          ru: 'Изменить настройки шлюзов',
        },
        change_matching: {
          mn: 'Орлого таних тохиргоо өөрчлөх',
          en: 'Change the recognition of income',
          ru: 'Изменить распознавание поступлений',
        },
        change_transfers: {
          mn: 'Шилжүүлгийн тохиргоо өөрчлөх',
          en: 'Change settings of transfers',
          ru: 'Изменить настройки переводов',
        },
        change_tests: {
          mn: 'Тестийн тохиргоо өөрчлөх',
          en: 'Change settings of the test',
          ru: 'Изменить настройки теста',
        },
        change_score_person: {
          mn: 'Харилцагчийн оноо өөрчлөх',
          en: 'Change points of the customer',
          ru: 'Изменить баллы клиента',
        },
        change_score_history: {
          mn: 'Зээлийн түүхийн оноо өөрчлөх',
          en: 'Change points of the history',
          ru: 'Изменить баллы истории',
        },
        change_entries: {
          mn: 'Хоёр хүн батлах дүн өөрчлөх',
          en: 'Change the amounts for two people',
          ru: 'Изменить суммы для двух человек',
        },
      },
    },
  },
} satisfies Words;
