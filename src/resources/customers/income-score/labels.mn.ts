/** Mongolian texts: what belongs to this folder. */
export const labels = {
  income: { change: 'Батласны дараа' },
  resources: {
    'customers/income/score-list': {
      name: 'Орлогын оноо |||| Орлогын оноо',
      fields: {
        customerId: 'Харилцагч',
        incomeId: 'Орлого',
        type: 'Орлогын төрөл',
        averageAmount: 'Сарын дундаж орлого',
        margin: 'Маржин',
        amount: 'Батлагдсан орлого',
        points: 'Орлогын оноо',
        scoreBefore: 'Өмнөх зээлийн оноо',
        scoreAfter: 'Шинэ зээлийн оноо',
        limitBefore: 'Өмнөх зээлийн эрх',
        limitAfter: 'Шинэ зээлийн эрх',
        salaryBefore: 'Өмнөх цалин',
        computedAt: 'Тооцсон огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
        isCurrent: 'Одоо хүчинтэй эсэх',
      },
      views: { current: 'Одоо хүчинтэй' },
      sections: { score: 'Оноо', income: 'Орлого', limit: 'Зээлийн эрх' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/income-score': typeof labels;
  }
}
