import type { Words } from '../../../i18n/words';

export const words = {
  ledgerChecks: {
    note: {
      mn: 'Тухайн өдрийн журнал, шалгах баланс, мөн одоогийн үлдэгдлийг дэд дэвтэртэй нь тулгана. Зөрүү бүр бичилт рүүгээ хүргэнэ.',
      en: 'Journals and trial balance of the day, and present balances against their sub-ledgers. Each difference leads to its entries.',
      ru: 'Журналы и ведомость за день, а также текущие остатки против субрегистров. Каждое расхождение ведёт к проводкам.',
    },
    day: { mn: 'Тулгах өдөр', en: 'Day', ru: 'День сверки' },
    run: { mn: 'Дахин тулгах', en: 'Reconcile again', ru: 'Сверить снова' },
    run_at: { mn: 'Тулгасан: %{at}', en: 'Reconciled at %{at}', ru: 'Сверено: %{at}' },
    equal: {
      mn: 'Тайлбаргүй зөрүү алга. Тулгалт: %{count}',
      en: 'No difference without a known cause. Checks: %{count}',
      ru: 'Необъяснённых расхождений нет. Сверок: %{count}',
    },
    unequal: {
      mn: 'Зөрүүтэй тулгалт: %{count}',
      en: 'Checks that differ: %{count}',
      ru: 'Расхождений: %{count}',
    },
    as_of: {
      day: { mn: 'Тухайн өдөр', en: 'That day', ru: 'За день' },
      now: { mn: 'Одоогийн байдлаар', en: 'As of now', ru: 'На текущий момент' },
    },
    columns: {
      check: { mn: 'Тулгалт', en: 'Check', ru: 'Сверка' },
      asOf: { mn: 'Хэзээний', en: 'As of', ru: 'На дату' },
      left: { mn: 'Дэвтэр', en: 'Ledger', ru: 'Регистр' },
      right: { mn: 'Дэд дэвтэр', en: 'Sub-ledger', ru: 'Субрегистр' },
      difference: { mn: 'Зөрүү', en: 'Difference', ru: 'Разница' },
      verdict: { mn: 'Үр дүн', en: 'Verdict', ru: 'Итог' },
      mends: { mn: 'Хэн засах', en: 'Who can mend it', ru: 'Кто исправляет' },
      record: { mn: 'Бүртгэл', en: 'Record', ru: 'Запись' },
      journals: { mn: 'Журнал', en: 'Journals', ru: 'Журналы' },
    },
    lines: {
      mn: 'Зөрүүгийн бичилт: %{name}',
      en: 'What the difference sits in: %{name}',
      ru: 'Где расхождение: %{name}',
    },
    names: {
      journals: {
        mn: 'Журнал бүрийн дебит, кредит тал',
        en: 'Debit and credit of each journal',
        ru: 'Дебет и кредит каждого журнала',
      },
      trial: { mn: 'Шалгах баланс', en: 'Trial balance', ru: 'Оборотно-сальдовая ведомость' },
      loans: {
        mn: 'Зээлийн данс, зээлийн үлдэгдэл',
        en: 'Loan accounts and what loans owe',
        ru: 'Кредитные счета и остатки кредитов',
      },
      settlement: {
        mn: 'Байгууллага хоорондын тооцоо',
        en: 'Settlement between lenders',
        ru: 'Расчёты между кредиторами',
      },
      temporary: {
        mn: 'Түр данс, харилцагчдын үлдэгдэл',
        en: 'Temporary account and customers’ balances',
        ru: 'Временный счёт и остатки клиентов',
      },
      batches: {
        mn: 'Багц төлөлтийн клиринг',
        en: 'Clearing of batch payments',
        ru: 'Клиринг пакетных платежей',
      },
      savings: {
        mn: 'Хадгаламжийн данс, гэрээний нөхцөл',
        en: 'Deposit accounts, terms of savings',
        ru: 'Депозитные счета, условия вкладов',
      },
      bankLines: {
        mn: 'Банкны хуулга, мөрүүдийн төлөв',
        en: 'Bank statement and states of its lines',
        ru: 'Выписка банка и состояния строк',
      },
      bank: {
        mn: 'Банкны данс, хуулгын мөрүүд',
        en: 'Bank account and statement lines',
        ru: 'Счёт банка и строки выписки',
      },
      bankBalance: {
        mn: 'Банкны орлогын данс, хуулгын эцсийн үлдэгдэл',
        en: 'Income account and the closing of its statements',
        ru: 'Счёт поступлений и исходящий остаток выписок',
      },
      bankPayouts: {
        mn: 'Банкны олголтын данс, хуулгын эцсийн үлдэгдэл',
        en: 'Pay-out account and the closing of its statements',
        ru: 'Счёт выдач и исходящий остаток выписок',
      },
      bankReserve: {
        mn: 'Банкны нөөц данс, хуулгын эцсийн үлдэгдэл',
        en: 'Reserve account and the closing of its statements',
        ru: 'Резервный счёт и исходящий остаток выписок',
      },
      qpay: {
        mn: 'QPay тооцооны данс, тооцоо хийгээгүй төлбөр',
        en: 'QPay clearing and payments not settled',
        ru: 'Расчёты с QPay и нерассчитанные платежи',
      },
      unrecognised: {
        mn: 'Тодорхойгүй орлогын данс',
        en: 'Account for unrecognised income',
        ru: 'Счёт неопознанных поступлений',
      },
      failedTransfers: {
        mn: 'Амжилтгүй шилжүүлгийн данс',
        en: 'Account for failed transfers',
        ru: 'Счёт неудачных переводов',
      },
      held: {
        mn: 'Хэтэвчид саатуулсан мөнгө',
        en: 'Money held on wallets',
        ru: 'Удержанные средства кошельков',
      },
      dailyLimit: {
        mn: 'Хэтэвчийн өдрийн лимит',
        en: 'Daily limits of wallets',
        ru: 'Дневные лимиты кошельков',
      },
      envelopes: { mn: 'Бэлэгийн дугтуй', en: 'Envelopes', ru: 'Подарочные конверты' },
      donations: { mn: 'Хандив', en: 'Donations', ru: 'Пожертвования' },
      splits: { mn: 'Хуваасан төлбөр', en: 'Split payments', ru: 'Разделённые платежи' },
      coupons: { mn: 'Купон', en: 'Coupons', ru: 'Купоны' },
      merchants: {
        mn: 'Мерчантын зарлага',
        en: 'Cash-outs of merchants',
        ru: 'Вывод средств мерчантов',
      },
      merchantsHeld: {
        mn: 'Мерчантын саатуулсан зарлага',
        en: 'Held for cash-outs of merchants',
        ru: 'Удержано под вывод мерчантов',
      },
      receipts: {
        mn: 'И-баримт, төлөгдсөн шимтгэл',
        en: 'E-receipts and fees paid',
        ru: 'Чеки и оплаченные комиссии',
      },
    },
    sides: {
      journals: { mn: 'Дебит / кредит', en: 'Debit / credit', ru: 'Дебет / кредит' },
      trial: {
        mn: 'Дебит үлдэгдэл / кредит үлдэгдэл',
        en: 'Debit balances / credit balances',
        ru: 'Дебетовые / кредитовые остатки',
      },
      loans: {
        mn: 'Ерөнхий дэвтэр / зээл',
        en: 'General ledger / loans',
        ru: 'Главная книга / кредиты',
      },
      settlement: {
        mn: 'Ерөнхий дэвтэр / шилжсэн шаардах эрх',
        en: 'General ledger / claims that went to other lenders',
        ru: 'Главная книга / уступленные права',
      },
      temporary: {
        mn: 'Ерөнхий дэвтэр / харилцагч',
        en: 'General ledger / customers',
        ru: 'Главная книга / клиенты',
      },
      batches: {
        mn: 'Ерөнхий дэвтэр / хуваарилаагүй багцын орлого',
        en: 'General ledger / receipts of batches not allotted',
        ru: 'Главная книга / нераспределённые поступления пакетов',
      },
      savings: {
        mn: 'Ерөнхий дэвтэр / хадгаламжийн нөхцөл',
        en: 'General ledger / terms of the savings',
        ru: 'Главная книга / условия вкладов',
      },
      bankLines: {
        mn: 'Банкны хуулга / дөрвөн төлөвийн нийлбэр',
        en: 'Bank statement / sum of the four states',
        ru: 'Выписка банка / сумма четырёх состояний',
      },
      bank: {
        mn: 'Ерөнхий дэвтэр / бүртгэсэн мөр',
        en: 'General ledger / booked lines',
        ru: 'Главная книга / проведённые строки',
      },
      bankBalance: {
        mn: 'Ерөнхий дэвтэр / банкны хуулга',
        en: 'General ledger / the bank’s statements',
        ru: 'Главная книга / выписки банка',
      },
      bankPayouts: {
        mn: 'Ерөнхий дэвтэр / банкны хуулга',
        en: 'General ledger / the bank’s statements',
        ru: 'Главная книга / выписки банка',
      },
      bankReserve: {
        mn: 'Ерөнхий дэвтэр / банкны хуулга',
        en: 'General ledger / the bank’s statements',
        ru: 'Главная книга / выписки банка',
      },
      qpay: {
        mn: 'Ерөнхий дэвтэр / тооцоо хийгээгүй төлбөр',
        en: 'General ledger / payments not settled',
        ru: 'Главная книга / нерассчитанные платежи',
      },
      unrecognised: {
        mn: 'Ерөнхий дэвтэр / тодорхойгүй мөрүүд',
        en: 'General ledger / unrecognised lines',
        ru: 'Главная книга / неопознанные строки',
      },
      failedTransfers: {
        mn: 'Ерөнхий дэвтэр / шийдээгүй ба хүлээж буй шилжүүлэг',
        en: 'General ledger / open and waiting transfers',
        ru: 'Главная книга / нерешённые и ждущие переводы',
      },
      held: {
        mn: 'Ерөнхий дэвтэр / саатуулсан гүйлгээ',
        en: 'General ledger / held transactions',
        ru: 'Главная книга / удержанные операции',
      },
      dailyLimit: {
        mn: 'Лимитээс хэтэрсэн дүн / тэг',
        en: 'Used beyond limits / nothing',
        ru: 'Сверх лимита / ноль',
      },
      envelopes: {
        mn: 'Ерөнхий дэвтэр / дугтуйн үлдсэн дүн',
        en: 'General ledger / what is left in them',
        ru: 'Главная книга / остаток в конвертах',
      },
      donations: {
        mn: 'Ерөнхий дэвтэр / хандивын цугларсан дүн',
        en: 'General ledger / what was collected',
        ru: 'Главная книга / собранная сумма',
      },
      splits: {
        mn: 'Ерөнхий дэвтэр / хэтэвчээр төлсөн хувь',
        en: 'General ledger / shares paid from wallets',
        ru: 'Главная книга / доли, оплаченные с кошельков',
      },
      coupons: {
        mn: 'Ерөнхий дэвтэр / авсан купоны үнэ',
        en: 'General ledger / prices of acquired coupons',
        ru: 'Главная книга / цены приобретённых купонов',
      },
      merchants: {
        mn: 'Ерөнхий дэвтэр / төлсөн хүсэлт',
        en: 'General ledger / requests that were paid',
        ru: 'Главная книга / выплаченные запросы',
      },
      merchantsHeld: {
        mn: 'Ерөнхий дэвтэр / хүлээгдэж буй хүсэлт',
        en: 'General ledger / requests that wait',
        ru: 'Главная книга / ожидающие запросы',
      },
      receipts: {
        mn: 'Тухайн өдөр төлөгдсөн шимтгэл / хүчинтэй баримт',
        en: 'Fees paid on the day / standing receipts',
        ru: 'Оплаченные за день комиссии / действующие чеки',
      },
    },
    mends: {
      journals: {
        mn: 'Систем хариуцсан ажилтан: журнал засагддаггүй',
        en: 'The system’s administrator: a journal is never changed',
        ru: 'Администратор системы: журнал не меняется',
      },
      trial: {
        mn: 'Систем хариуцсан ажилтан',
        en: 'The system’s administrator',
        ru: 'Администратор системы',
      },
      loans: {
        mn: 'Зээлийн залруулга хийх эрхтэй нягтлан',
        en: 'An accountant who may correct loans',
        ru: 'Бухгалтер с правом исправления кредитов',
      },
      settlement: {
        mn: 'Шаардах эрх шилжүүлсэн гэрээ хариуцсан нягтлан',
        en: 'The accountant who looks after ceded contracts',
        ru: 'Бухгалтер по уступленным договорам',
      },
      temporary: {
        mn: 'Түр дансны төлөлт хийх эрхтэй нягтлан',
        en: 'An accountant who may repay from temporary accounts',
        ru: 'Бухгалтер с правом погашения с временных счетов',
      },
      batches: {
        mn: 'Багц төлөлт бүртгэдэг нягтлан',
        en: 'The accountant who books batch payments',
        ru: 'Бухгалтер, проводящий пакетные платежи',
      },
      savings: {
        mn: 'Хадгаламж хариуцсан ажилтан',
        en: 'Staff who look after savings',
        ru: 'Сотрудник по вкладам',
      },
      bankLines: {
        mn: 'Банкны орлого бүртгэдэг нягтлан',
        en: 'Accountants of bank income',
        ru: 'Бухгалтер банковских поступлений',
      },
      bank: {
        mn: 'Банкны орлого бүртгэдэг нягтлан',
        en: 'Accountants of bank income',
        ru: 'Бухгалтер банковских поступлений',
      },
      bankBalance: {
        mn: 'Бүртгэл засах эрхтэй нягтлан',
        en: 'Accountants who correct the books',
        ru: 'Бухгалтер с правом исправлять регистр',
      },
      bankPayouts: {
        mn: 'Бүртгэл засах эрхтэй нягтлан',
        en: 'Accountants who correct the books',
        ru: 'Бухгалтер с правом исправлять регистр',
      },
      bankReserve: {
        mn: 'Бүртгэл засах эрхтэй нягтлан',
        en: 'Accountants who correct the books',
        ru: 'Бухгалтер с правом исправлять регистр',
      },
      qpay: {
        mn: 'QPay хариуцсан нягтлан',
        en: 'Accountants of QPay',
        ru: 'Бухгалтер по QPay',
      },
      unrecognised: {
        mn: 'Банкны орлого бүртгэдэг нягтлан',
        en: 'Accountants of bank income',
        ru: 'Бухгалтер банковских поступлений',
      },
      failedTransfers: {
        mn: 'Амжилтгүй шилжүүлгийг шийддэг нягтлан',
        en: 'Accountants who decide on failed transfers',
        ru: 'Бухгалтер, решающий по неудачным переводам',
      },
      held: {
        mn: 'Саатуулсан гүйлгээ шийддэг нягтлан',
        en: 'Accountants who solve held transactions',
        ru: 'Бухгалтер удержанных операций',
      },
      dailyLimit: {
        mn: 'Лимит өөрчлөх эрхтэй ахлах ажилтан',
        en: 'Leads who change limits',
        ru: 'Руководитель, меняющий лимиты',
      },
      envelopes: {
        mn: 'Систем хариуцсан ажилтан',
        en: 'Staff of the system',
        ru: 'Системный сотрудник',
      },
      donations: {
        mn: 'Систем хариуцсан ажилтан',
        en: 'Staff of the system',
        ru: 'Системный сотрудник',
      },
      splits: {
        mn: 'Систем хариуцсан ажилтан',
        en: 'Staff of the system',
        ru: 'Системный сотрудник',
      },
      coupons: {
        mn: 'Систем хариуцсан ажилтан',
        en: 'Staff of the system',
        ru: 'Системный сотрудник',
      },
      merchants: {
        mn: 'Мерчантын төлбөр хариуцсан нягтлан',
        en: 'Accountants who pay merchants',
        ru: 'Бухгалтеры, выплачивающие мерчантам',
      },
      merchantsHeld: {
        mn: 'Мерчантын төлбөр хариуцсан нягтлан',
        en: 'Accountants who pay merchants',
        ru: 'Бухгалтеры, выплачивающие мерчантам',
      },
      receipts: {
        mn: 'И-баримт илгээх эрхтэй ажилтан: баримт илгээх, эсвэл шалтгаан бичих',
        en: 'Staff who send e-receipts: by a receipt, or with a reason',
        ru: 'Сотрудник, отправляющий чеки: чеком или указав причину',
      },
    },
    choose: {
      mn: 'Өнөөдрөөс хойш биш өдөр сонгоно уу.',
      en: 'Choose a day that is not after today.',
      ru: 'Выберите день не позже сегодняшнего.',
    },
  },
} satisfies Words;
