/** Mongolian texts: what belongs to this folder. */
export const labels = {
  customerLists: {
    statement: {
      rows: 'Гүйлгээ',
      opening: 'Эхний үлдэгдэл',
      closing: 'Эцсийн үлдэгдэл',
      balance: 'Үлдэгдэл',
      total: 'Нийт',
      none: 'Энэ хугацаанд гүйлгээ хийгдээгүй байна.',
      check: 'Тулгалт',
      formula: 'Эхний үлдэгдэл + орлого − зарлага = эцсийн үлдэгдэл',
      calculated: 'Гүйлгээгээр тооцвол',
      stated: 'Хуулгад бичсэн',
      difference: 'Зөрүү',
      months: 'Хугацаа: %{days} хоног',
    },
  },
  resources: {
    'customers/statement': {
      name: 'Банкны хуулга |||| Банкны хуулга',
      fields: {
        code: 'Хуулгын дугаар',
        customerId: 'Харилцагч',
        periodFrom: 'Эхлэх огноо',
        periodTo: 'Дуусах огноо',
        openingBalance: 'Эхний үлдэгдэл',
        closingBalance: 'Эцсийн үлдэгдэл',
        income: 'Орлого',
        expense: 'Зарлага',
        monthlyIncome: 'Сарын дундаж орлого',
        rowCount: 'Гүйлгээний тоо',
        agreement: 'Тулгалт',
        fetchedAt: 'Татсан огноо',
        rows: 'Гүйлгээ',
        transactionDate: 'Гүйлгээний огноо',
        transactionDescription: 'Гүйлгээний утга',
        counterpartAccount: 'Харьцсан данс',
      },
      views: { agrees: 'Таарсан', differs: 'Зөрүүтэй' },
      sections: { account: 'Данс', period: 'Хугацаа' },
    },
  },
  enums: {
    StatementAgreement: {
      AGREES: 'Таарсан',
      TOTALS_DIFFER: 'Нийт дүн зөрүүтэй',
      BALANCE_DIFFERS: 'Үлдэгдэл зөрүүтэй',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/statement': typeof labels;
  }
}
