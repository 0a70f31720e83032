import type { Words } from '../words';

const ledgerAccounts = {
  bank: { mn: 'Банкны харилцах данс', en: 'Bank current account', ru: 'Расчётный счёт в банке' },
  bankPayouts: { mn: 'Банкны олголтын данс', en: 'Bank pay-out account', ru: 'Счёт выдач в банке' },
  bankReserve: { mn: 'Банкны нөөц данс', en: 'Bank reserve account', ru: 'Резервный счёт в банке' },
  bankTerm: {
    mn: 'Банк дахь хугацаатай хадгаламж',
    en: 'Term deposit at a bank',
    ru: 'Срочный вклад в банке',
  },
  qpayClearing: { mn: 'QPay тооцооны данс', en: 'QPay clearing account', ru: 'Расчёты с QPay' },
  settlement: {
    mn: 'Байгууллага хоорондын тооцоо',
    en: 'Settlement between lenders',
    ru: 'Расчёты между кредиторами',
  },
  loan: { mn: 'Зээлийн данс', en: 'Loan account', ru: 'Кредитный счёт' },
  accruedInterest: {
    mn: 'Хуримтлагдсан хүүгийн авлага',
    en: 'Accrued interest receivable',
    ru: 'Начисленные проценты к получению',
  },
  accruedAdditional: {
    mn: 'Нэмэгдүүлсэн хүүгийн авлага',
    en: 'Additional interest receivable',
    ru: 'Повышенные проценты к получению',
  },
  feesReceivable: { mn: 'Шимтгэлийн авлага', en: 'Fees receivable', ru: 'Комиссии к получению' },
  courtCosts: {
    mn: 'Шүүхийн зардлын авлага',
    en: 'Court costs receivable',
    ru: 'Судебные расходы к получению',
  },
  provision: { mn: 'Эрсдэлийн сан', en: 'Loan loss provision', ru: 'Резерв на потери по кредитам' },
  wallet: { mn: 'Харилцагчийн хэтэвч', en: 'Customer’s wallet', ru: 'Кошелёк клиента' },
  walletHeld: {
    mn: 'Хэтэвчид түр саатуулсан мөнгө',
    en: 'Money held on wallets',
    ru: 'Удержанные средства кошельков',
  },
  deposit: { mn: 'Хадгаламжийн данс', en: 'Deposit account', ru: 'Депозитный счёт' },
  depositBlocked: {
    mn: 'Хадгаламжийн хориглосон дүн',
    en: 'Blocked deposits',
    ru: 'Заблокированные вклады',
  },
  depositInterest: {
    mn: 'Хадгаламжийн хүүгийн өглөг',
    en: 'Deposit interest payable',
    ru: 'Проценты по вкладам к выплате',
  },
  temporary: { mn: 'Түр данс', en: 'Temporary account', ru: 'Временный счёт' },
  unrecognised: {
    mn: 'Тодорхойгүй орлого',
    en: 'Unrecognised income',
    ru: 'Неопознанные поступления',
  },
  failedTransfers: {
    mn: 'Амжилтгүй шилжүүлгийн түр данс',
    en: 'Failed transfers suspense account',
    ru: 'Транзит неуспешных переводов',
  },
  envelopes: { mn: 'Дугтуйнд байгаа мөнгө', en: 'Money in envelopes', ru: 'Средства в конвертах' },
  donations: { mn: 'Хандивын мөнгө', en: 'Donations collected', ru: 'Собранные пожертвования' },
  merchant: { mn: 'Мерчантын данс', en: 'Merchant account', ru: 'Счёт мерчанта' },
  merchantHeld: {
    mn: 'Мерчантын саатуулсан мөнгө',
    en: 'Money held for merchants',
    ru: 'Удержано у мерчантов',
  },
  interestInAdvance: {
    mn: 'Урьдчилж авсан хүү',
    en: 'Interest received in advance',
    ru: 'Проценты, полученные авансом',
  },
  vat: { mn: 'НӨАТ-ын өглөг', en: 'VAT payable', ru: 'НДС к уплате' },
  batch: {
    mn: 'Багц төлөлтийн түр данс',
    en: 'Batch payments clearing account',
    ru: 'Транзит пакетных платежей',
  },
  capital: { mn: 'Хувь нийлүүлсэн хөрөнгө', en: 'Share capital', ru: 'Уставный капитал' },
  openingEquity: {
    mn: 'Эхний үлдэгдлийн данс',
    en: 'Opening balance account',
    ru: 'Счёт входящих остатков',
  },
  interestIncome: { mn: 'Хүүгийн орлого', en: 'Interest income', ru: 'Процентный доход' },
  additionalIncome: {
    mn: 'Нэмэгдүүлсэн хүүгийн орлого',
    en: 'Additional interest income',
    ru: 'Доход от повышенных процентов',
  },
  feeIncome: { mn: 'Шимтгэлийн орлого', en: 'Fee income', ru: 'Комиссионный доход' },
  walletFeeIncome: {
    mn: 'Хэтэвчийн шимтгэлийн орлого',
    en: 'Wallet fee income',
    ru: 'Комиссионный доход по кошелькам',
  },
  merchantCommission: {
    mn: 'Мерчантын шимтгэлийн орлого',
    en: 'Merchant commission income',
    ru: 'Комиссионный доход по мерчантам',
  },
  recoveryIncome: {
    mn: 'Нөхөн төлөлтийн орлого',
    en: 'Recovery of written-off loans',
    ru: 'Поступления по списанным кредитам',
  },
  depositInterestExpense: {
    mn: 'Хадгаламжийн хүүгийн зардал',
    en: 'Deposit interest expense',
    ru: 'Расходы по процентам вкладов',
  },
  bankFees: { mn: 'Банкны шимтгэлийн зардал', en: 'Bank fees', ru: 'Комиссии банка' },
  claimsLost: { mn: 'Авлагын алдагдал', en: 'Loss on claims', ru: 'Потери по требованиям' },
} satisfies Words;

const journalTable = {
  newest: {
    mn: 'Сүүлийн %{count} / нийт %{total}',
    en: 'The latest %{count} of %{total}',
    ru: 'Последние %{count} из %{total}',
  },
  none: { mn: 'Хөдөлгөөн алга', en: 'No movements', ru: 'Движений нет' },
  at: { mn: 'Бүртгэсэн', en: 'Booked at', ru: 'Проведено' },
  kind: { mn: 'Төрөл', en: 'Kind', ru: 'Вид' },
  legs: { mn: 'Дебит, кредит', en: 'Debit and credit', ru: 'Дебет и кредит' },
  amount: { mn: 'Дүн', en: 'Amount', ru: 'Сумма' },
  balance: { mn: 'Дараах үлдэгдэл', en: 'Balance after', ru: 'Остаток после' },
} satisfies Words;

/** Accounts of the general ledger and what journals book, in every area that shows them. */
export const ledgerTexts = {
  ledgerAccounts,
  journalTable,
} satisfies Words;

/** Labels of the ledger's enumerations; the accounts are also one, for lists and filters. */
export const ledgerEnums = {
  LedgerAccount: ledgerAccounts,
  LedgerEntryKind: {
    PAYOUT: { mn: 'Зээл олголт', en: 'Payout', ru: 'Выдача' },
    RECEIPT: { mn: 'Эргэн төлөлт', en: 'Repayment', ru: 'Погашение' },
    COURT_COSTS: { mn: 'Шүүхийн зардал', en: 'Court costs', ru: 'Судебные расходы' },
    FEE: { mn: 'Шимтгэл', en: 'Fee', ru: 'Комиссия' },
    CORRECTION: { mn: 'Залруулга', en: 'Correction', ru: 'Исправление' },
    WRITE_OFF: { mn: 'Эрсдэлийн сангаас хаалт', en: 'Write-off', ru: 'Списание' },
    ACCRUAL: { mn: 'Хүү хуримтлуулалт', en: 'Interest accrual', ru: 'Начисление процентов' },
    RECOVERY: { mn: 'Нөхөн төлөлт', en: 'Recovery', ru: 'Взыскание после списания' },
    CESSION: {
      mn: 'Шаардах эрх шилжүүлэлт',
      en: 'Cession of a claim',
      ru: 'Уступка права требования',
    },
    OPENING: { mn: 'Эхний үлдэгдэл', en: 'Opening balance', ru: 'Входящий остаток' },
    BANK_INCOME: { mn: 'Банкны орлого', en: 'Bank income', ru: 'Поступление в банк' },
    ASSIGNMENT: {
      mn: 'Орлого хуваарилалт',
      en: 'Assignment of income',
      ru: 'Распределение поступления',
    },
    TRANSFER_FAILED: { mn: 'Амжилтгүй шилжүүлэг', en: 'Failed transfer', ru: 'Неуспешный перевод' },
    TRANSFER_CORRECTED: {
      mn: 'Шилжүүлгийн залруулга',
      en: 'Transfer correction',
      ru: 'Исправление перевода',
    },
    TRANSFER_WAITING: {
      mn: 'Гэйтвэй хүлээж буй шилжүүлэг',
      en: 'Transfer waits for the gateway',
      ru: 'Перевод ждёт шлюза',
    },
    TRANSFER_SENT: {
      mn: 'Хүлээсэн шилжүүлэг гаргалт',
      en: 'Waiting transfer sent',
      ru: 'Отправка ждавшего перевода',
    },
    HELD: { mn: 'Түр саатуулалт', en: 'Hold', ru: 'Удержание' },
    HELD_RELEASED: {
      mn: 'Саатуулсан гүйлгээ гаргалт',
      en: 'Release of a hold',
      ru: 'Проведение удержанной операции',
    },
    HELD_RETURNED: {
      mn: 'Саатуулсан гүйлгээ буцаалт',
      en: 'Return of a hold',
      ru: 'Возврат удержанной операции',
    },
    WALLET_CASH_IN: { mn: 'Хэтэвчийн орлого', en: 'Wallet cash-in', ru: 'Пополнение кошелька' },
    WALLET_CASH_OUT: { mn: 'Хэтэвчийн зарлага', en: 'Wallet cash-out', ru: 'Вывод из кошелька' },
    WALLET_TRANSFER: {
      mn: 'Хэтэвч хоорондын шилжүүлэг',
      en: 'Wallet to wallet',
      ru: 'Между кошельками',
    },
    WALLET_FEE: { mn: 'Хэтэвчийн шимтгэл', en: 'Wallet fee', ru: 'Комиссия кошелька' },
    DEPOSIT_OPENED: { mn: 'Хадгаламж нээлт', en: 'Deposit opened', ru: 'Открытие вклада' },
    DEPOSIT_INTEREST: { mn: 'Хадгаламжийн хүү', en: 'Deposit interest', ru: 'Проценты по вкладу' },
    DEPOSIT_CAPITALISED: {
      mn: 'Хадгаламжийн хүү нэмэх',
      en: 'Deposit interest added',
      ru: 'Капитализация процентов',
    },
    DEPOSIT_BLOCKED: { mn: 'Хадгаламж хориглох', en: 'Deposit blocked', ru: 'Блокировка вклада' },
    DEPOSIT_UNBLOCKED: {
      mn: 'Хадгаламжийн хориг авах',
      en: 'Deposit unblocked',
      ru: 'Снятие блокировки вклада',
    },
    DEPOSIT_PAID: { mn: 'Хадгаламжийн зарлага', en: 'Deposit paid out', ru: 'Выплата вклада' },
    DEPOSIT_TO_WALLET: {
      mn: 'Хадгаламжаас хэтэвч рүү',
      en: 'Deposit to wallet',
      ru: 'С вклада на кошелёк',
    },
    DEPOSIT_FROM_WALLET: {
      mn: 'Хэтэвчээс хадгаламж руу',
      en: 'Wallet to deposit',
      ru: 'С кошелька на вклад',
    },
    DEPOSIT_TO_LOAN: {
      mn: 'Хадгаламжаас зээл рүү',
      en: 'Deposit to loan',
      ru: 'С вклада на кредит',
    },
    MERCHANT_PAYMENT: {
      mn: 'Мерчантад төлсөн',
      en: 'Payment to a merchant',
      ru: 'Оплата мерчанту',
    },
    MERCHANT_TO_WALLET: {
      mn: 'Мерчантаас хэтэвч рүү',
      en: 'Merchant to wallet',
      ru: 'От мерчанта на кошелёк',
    },
    MERCHANT_HELD: {
      mn: 'Мерчантын зарлага саатуулалт',
      en: 'Merchant cash-out held',
      ru: 'Удержание под вывод мерчанта',
    },
    MERCHANT_RELEASED: {
      mn: 'Мерчантын саатуулсан дүн буцаалт',
      en: 'Held merchant money released',
      ru: 'Возврат удержанного мерчанту',
    },
    MERCHANT_CASH_OUT: {
      mn: 'Мерчантын зарлага',
      en: 'Merchant cash-out',
      ru: 'Вывод средств мерчанта',
    },
    INTERNAL_TRANSFER: {
      mn: 'Дотоод банкны шилжүүлэг',
      en: 'Internal bank transfer',
      ru: 'Внутренний банковский перевод',
    },
    BANK_CHARGE: { mn: 'Банкны шимтгэл', en: 'Bank charge', ru: 'Комиссия банка' },
    TEMPORARY_RETURN: {
      mn: 'Түр данснаас банк руу буцаалт',
      en: 'Temporary account to bank',
      ru: 'Возврат с временного счёта в банк',
    },
    TEMPORARY_MOVE: {
      mn: 'Түр данс хоорондын шилжүүлэг',
      en: 'Between temporary accounts',
      ru: 'Между временными счетами',
    },
    ENVELOPE_SENT: { mn: 'Дугтуй илгээлт', en: 'Envelope sent', ru: 'Отправка конверта' },
    ENVELOPE_RECEIVED: {
      mn: 'Дугтуй хүлээн авалт',
      en: 'Envelope received',
      ru: 'Получение конверта',
    },
    ENVELOPE_RETURNED: {
      mn: 'Дугтуйн үлдэгдлийн буцаалт',
      en: 'Envelope remainder returned',
      ru: 'Возврат остатка конверта',
    },
    SPLIT_PAID: { mn: 'Хуваасан төлбөр', en: 'Split payment', ru: 'Разделённый платёж' },
    DONATION_GIVEN: { mn: 'Хандив өргөлт', en: 'Donation', ru: 'Пожертвование' },
    FEE_VAT: { mn: 'Шимтгэлийн НӨАТ', en: 'VAT of fees', ru: 'НДС с комиссий' },
    QPAY_RECEIPT: { mn: 'QPay төлбөр', en: 'QPay payment', ru: 'Платёж QPay' },
    QPAY_SETTLED: { mn: 'QPay тооцоо', en: 'QPay settlement', ru: 'Расчёт QPay' },
  },
  LedgerAccountKind: {
    ASSET: { mn: 'Хөрөнгө', en: 'Assets', ru: 'Активы' },
    LIABILITY: { mn: 'Өр төлбөр', en: 'Liabilities', ru: 'Обязательства' },
    EQUITY: { mn: 'Өөрийн хөрөнгө', en: 'Equity', ru: 'Капитал' },
    INCOME: { mn: 'Орлого', en: 'Income', ru: 'Доходы' },
    EXPENSE: { mn: 'Зардал', en: 'Expenses', ru: 'Расходы' },
  },
} satisfies Words;

/** Fields of an account of the ledger, in each of its four lists. */
export const accountFields = {
  number: { mn: 'Дансны дугаар', en: 'Account number', ru: 'Номер счёта' },
  account: { mn: 'Ерөнхий дэвтрийн данс', en: 'General-ledger account', ru: 'Счёт главной книги' },
  kind: { mn: 'Ангилал', en: 'Kind', ru: 'Вид' },
  list: { mn: 'Жагсаалт', en: 'List', ru: 'Список' },
  savingId: { mn: 'Хадгаламж', en: 'Deposit', ru: 'Вклад' },
  debit: { mn: 'Дебит гүйлгээ', en: 'Debit turnover', ru: 'Оборот по дебету' },
  credit: { mn: 'Кредит гүйлгээ', en: 'Credit turnover', ru: 'Оборот по кредиту' },
  lineCount: { mn: 'Бичилтийн тоо', en: 'Entries', ru: 'Проводок' },
  lastMovedOn: { mn: 'Сүүлийн гүйлгээ', en: 'Last moved on', ru: 'Последнее движение' },
} satisfies Words;
