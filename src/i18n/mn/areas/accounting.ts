const accountFields = {
  type: 'Дансны төрөл',
  openingBalance: 'Эхний үлдэгдэл',
  closingBalance: 'Эцсийн үлдэгдэл',
  debit: 'Дебит',
  credit: 'Кредит',
  owner: 'Данс эзэмшигч',
  currency: 'Валют',
};

const transactionFields = {
  journalNo: 'Журналын дугаар',
  sender: 'Илгээгч',
  receiver: 'Хүлээн авагч',
  transferredAt: 'Шилжүүлсэн огноо',
};

export const accounting = {
  resources: {
    account: { name: 'Данс |||| Данснууд', fields: accountFields },
    account_statement: {
      name: 'Дансны хуулга |||| Дансны хуулгууд',
      fields: {
        transactionDate: 'Гүйлгээний огноо',
        transactionDescription: 'Гүйлгээний утга',
        income: 'Орлого',
        expense: 'Зарлага',
        counterpartAccount: 'Харьцсан данс',
      },
    },
    'accounting/transactions': { fields: transactionFields },
    fraud_log: { name: 'Залилангийн бүртгэл |||| Залилангийн бүртгэл', fields: {} },
    'entrymodel-cg': { fields: { debitAccount: 'Дебит данс', creditAccount: 'Кредит данс' } },
    bank: { name: 'Банк |||| Банкууд', fields: {} },
    deposit_criteria: {
      name: 'Хадгаламжаас зарлага гаргах шалгуур |||| Хадгаламжаас зарлага гаргах шалгуур',
      fields: {
        nextPaymentMinDay: 'Дараагийн төлөлт хүртэлх доод хоног',
        minBalance: 'Үлдэгдлийн доод хэмжээ',
      },
    },
    'accounting/gl-transactions': { fields: transactionFields },
    'accounting/opening-balance': { fields: accountFields },
    'accounting/accounts/loan': { fields: accountFields },
    'accounting/accounts/internal': { fields: accountFields },
    'accounting/accounts/gl': { fields: accountFields },
    'current-account/bank-account': {
      fields: {
        number: 'Дансны дугаар',
        isPrime: 'Үндсэн данс эсэх',
        isRun: 'Татаж байгаа эсэх',
        lastRun: 'Сүүлд татсан огноо',
      },
    },
  },
  enums: {
    AccountListKind: {
      LOAN: 'Зээлийн данс',
      DEPOSIT: 'Хадгаламжийн данс',
      INTERNAL: 'Дотоод данс',
      GENERAL_LEDGER: 'Ерөнхий дэвтрийн данс',
    },
    FailedTransferState: {
      corrected: 'Залруулсан',
      bankError: 'Банкны алдаа',
      transactionError: 'Гүйлгээний алдаа',
    },
    HeldTransactionState: { solved: 'Шийдвэрлэсэн' },
    ProfitState: {
      PENDING: 'Хүлээгдэж буй',
      PROCESSED: 'Боловсруулсан',
      UNRECOGNIZED: 'Танигдаагүй',
      CORRECTED: 'Залруулсан',
    },
    FraudLogState: {
      NEW: 'Шинэ',
      SETTLED_BY_USER: 'Хэрэглэгч барагдуулсан',
      SETTLED_IN_COURT: 'Шүүхээр шийдвэрлэсэн',
      SETTLED_BY_NBFI: 'ББСБ барагдуулсан',
      CLARIFIED_FROM_CUSTOMER: 'Харилцагчаас тодруулсан',
      CLARIFYING_FROM_MERCHANT: 'Мерчантаас тодруулж байна',
      CLARIFYING_FROM_BANK: 'Банкнаас тодруулж байна',
      SENDING_TO_COURT: 'Шүүхэд шилжүүлж байна',
      SENT_TO_COURT: 'Шүүхэд шилжүүлсэн',
    },
    AccountType: { BA: 'Балансын данс', LN: 'Зээлийн данс', DP: 'Хадгаламжийн данс' },
  },
};
