import type { Words } from '../../../i18n/words';

export const words = {
  income: {
    sums: { mn: 'Сар бүрийн дүн', en: 'Sums by month', ru: 'Суммы по месяцам' },
    transactions: { mn: 'Гүйлгээ', en: 'Transactions', ru: 'Операции' },
    no_transactions: { mn: 'Гүйлгээ алга.', en: 'No transactions.', ru: 'Операций нет.' },
    other_sender: { mn: 'Өөр илгээгч', en: 'Another sender', ru: 'Другой отправитель' },
    from_employer: { mn: 'Ажил олгогчоос', en: 'From the employer', ru: 'От работодателя' },
    open_income: { mn: 'Орлогын хүсэлт нээх', en: 'Open the income request', ru: 'Открыть заявку' },
  },
  resources: {
    'bank-statement-verification': {
      name: {
        mn: 'Банкны хуулгын баталгаажуулалт |||| Банкны хуулгын баталгаажуулалт',
        en: 'Bank statement verification |||| Bank statement verification',
        ru: 'Проверка банковской выписки |||| Проверка банковской выписки |||| Проверка банковской выписки',
      },
      fields: {
        ownerName: { mn: 'Данс эзэмшигч', en: 'Account holder', ru: 'Владелец счёта' },
        ownerMatches: {
          mn: 'Эзэмшигч таарсан эсэх',
          en: 'Holder matches',
          ru: 'Владелец совпадает',
        },
        periodFrom: { mn: 'Хуулгын эхлэл', en: 'From', ru: 'С' },
        periodTo: { mn: 'Хуулгын төгсгөл', en: 'To', ru: 'По' },
        transactionCount: { mn: 'Гүйлгээний тоо', en: 'Transactions', ru: 'Операций' },
        incomeSum: { mn: 'Нийт орлого', en: 'Total income', ru: 'Сумма поступлений' },
        averageAmount: {
          mn: 'Сарын дундаж орлого',
          en: 'Average monthly income',
          ru: 'Среднемесячный доход',
        },
        declaredAmount: {
          mn: 'Мэдүүлсэн дундаж',
          en: 'Declared average',
          ru: 'Заявлено в среднем',
        },
        employer: {
          mn: 'Мэдүүлсэн ажил олгогч',
          en: 'Declared employer',
          ru: 'Заявленный работодатель',
        },
        senderMatch: {
          mn: 'Илгээгч таарсан хувь',
          en: 'Sender match',
          ru: 'Совпадение отправителей',
        },
        checkState: { mn: 'Шалгалтын төлөв', en: 'Check', ru: 'Проверка' },
        checkReason: { mn: 'Шалгалтын тайлбар', en: 'Check note', ru: 'Пояснение к проверке' },
        checkedAt: { mn: 'Шалгасан огноо', en: 'Checked at', ru: 'Дата проверки' },
        checkedBy: { mn: 'Шалгасан ажилтан', en: 'Checked by', ru: 'Проверил' },
        uploadedAt: { mn: 'Оруулсан огноо', en: 'Uploaded at', ru: 'Дата загрузки' },
        transactionDate: { mn: 'Гүйлгээний огноо', en: 'Transaction date', ru: 'Дата операции' },
        transactionDescription: {
          mn: 'Гүйлгээний утга',
          en: 'Transaction description',
          ru: 'Назначение платежа',
        },
        income: { mn: 'Орлого', en: 'Income', ru: 'Поступление' },
        expense: { mn: 'Зарлага', en: 'Expense', ru: 'Расход' },
        counterpartAccount: {
          mn: 'Харьцсан данс',
          en: 'Counterparty account',
          ru: 'Корреспондирующий счёт',
        },
        sender: { mn: 'Илгээгч', en: 'Sender', ru: 'Отправитель' },
      },
      views: {
        unchecked: { mn: 'Шалгаагүй', en: 'Unchecked', ru: 'Не проверены' },
        mismatched: { mn: 'Илгээгч зөрсөн', en: 'Senders differ', ru: 'Отправители не совпадают' },
        verified: { mn: 'Баталгаажсан', en: 'Verified', ru: 'Подтверждены' },
        refused: { mn: 'Баталгаажаагүй', en: 'Not verified', ru: 'Не подтверждены' },
      },
      sections: {
        statement: { mn: 'Хуулга', en: 'Statement', ru: 'Выписка' },
        match: { mn: 'Тулгалт', en: 'Match', ru: 'Сверка' },
        check: { mn: 'Шалгалт', en: 'Check', ru: 'Проверка' },
      },
      actions: {
        verify_statement: { mn: 'Баталгаажуулах', en: 'Mark as verified', ru: 'Подтвердить' },
        refuse_statement: {
          mn: 'Баталгаажаагүй гэж тэмдэглэх',
          en: 'Mark as not verified',
          ru: 'Отметить как неподтверждённую',
        },
      },
    },
  },
  enums: {
    StatementCheckState: {
      UNCHECKED: { mn: 'Шалгаагүй', en: 'Unchecked', ru: 'Не проверена' },
      VERIFIED: { mn: 'Баталгаажсан', en: 'Verified', ru: 'Подтверждена' },
      NOT_VERIFIED: { mn: 'Баталгаажаагүй', en: 'Not verified', ru: 'Не подтверждена' },
    },
  },
} satisfies Words;
