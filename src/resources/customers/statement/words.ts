import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'customer-statement:list': {
      mn: 'Банкны хуулга харах',
      en: 'See bank statements',
      ru: 'Банковские выписки',
      demo: ['admin', 'economist'],
    },
  },
  customerLists: {
    statement: {
      rows: { mn: 'Гүйлгээ', en: 'Transactions', ru: 'Операции' },
      opening: { mn: 'Эхний үлдэгдэл', en: 'Opening balance', ru: 'Входящий остаток' },
      closing: { mn: 'Эцсийн үлдэгдэл', en: 'Closing balance', ru: 'Исходящий остаток' },
      balance: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
      none: {
        mn: 'Энэ хугацаанд гүйлгээ хийгдээгүй байна.',
        en: 'There were no transactions in this period.',
        ru: 'За этот период операций не было.',
      },
      check: { mn: 'Тулгалт', en: 'Check', ru: 'Сверка' },
      formula: {
        mn: 'Эхний үлдэгдэл + орлого − зарлага = эцсийн үлдэгдэл',
        en: 'Opening balance + income − expense = closing balance',
        ru: 'Входящий остаток + поступление − расход = исходящий остаток',
      },
      calculated: {
        mn: 'Гүйлгээгээр тооцвол',
        en: 'Calculated from the transactions',
        ru: 'По операциям',
      },
      stated: { mn: 'Хуулгад бичсэн', en: 'Shown on the statement', ru: 'По выписке' },
      difference: { mn: 'Зөрүү', en: 'Difference', ru: 'Разница' },
    },
  },
  resources: {
    'customers/statement': {
      name: {
        mn: 'Банкны хуулга |||| Банкны хуулга',
        en: 'Bank statement |||| Bank statements',
        ru: 'Банковская выписка |||| Банковские выписки |||| Банковские выписки',
      },
      fields: {
        code: { mn: 'Хуулгын дугаар', en: 'Statement number', ru: 'Номер выписки' },
        periodFrom: { mn: 'Эхлэх огноо', en: 'From', ru: 'Начало периода' },
        periodTo: { mn: 'Дуусах огноо', en: 'To', ru: 'Конец периода' },
        openingBalance: { mn: 'Эхний үлдэгдэл', en: 'Opening balance', ru: 'Входящий остаток' },
        closingBalance: { mn: 'Эцсийн үлдэгдэл', en: 'Closing balance', ru: 'Исходящий остаток' },
        income: { mn: 'Орлого', en: 'Income', ru: 'Поступление' },
        expense: { mn: 'Зарлага', en: 'Expense', ru: 'Расход' },
        monthlyIncome: {
          mn: 'Сарын дундаж орлого',
          en: 'Average monthly income',
          ru: 'Среднее поступление за месяц',
        },
        rowCount: { mn: 'Гүйлгээний тоо', en: 'Transactions', ru: 'Операций' },
        agreement: { mn: 'Тулгалт', en: 'Check', ru: 'Сверка' },
        fetchedAt: { mn: 'Татсан огноо', en: 'Fetched at', ru: 'Получена' },
        rows: { mn: 'Гүйлгээ', en: 'Transactions', ru: 'Операции' },
        transactionDate: { mn: 'Гүйлгээний огноо', en: 'Transaction date', ru: 'Дата операции' },
        transactionDescription: {
          mn: 'Гүйлгээний утга',
          en: 'Transaction description',
          ru: 'Назначение платежа',
        },
        counterpartAccount: {
          mn: 'Харьцсан данс',
          en: 'Counterparty account',
          ru: 'Корреспондирующий счёт',
        },
      },
      views: {
        agrees: { mn: 'Таарсан', en: 'Matches', ru: 'Сходится' },
        differs: { mn: 'Зөрүүтэй', en: 'Differs', ru: 'Расходится' },
      },
      sections: {
        account: { mn: 'Данс', en: 'Account', ru: 'Счёт' },
        period: { mn: 'Хугацаа', en: 'Period', ru: 'Период' },
      },
    },
  },
  enums: {
    StatementAgreement: {
      AGREES: { mn: 'Таарсан', en: 'Matches', ru: 'Сходится' },
      TOTALS_DIFFER: { mn: 'Нийт дүн зөрүүтэй', en: 'Totals differ', ru: 'Итоги расходятся' },
      BALANCE_DIFFERS: { mn: 'Үлдэгдэл зөрүүтэй', en: 'Balance differs', ru: 'Остаток расходится' },
    },
  },
} satisfies Words;
