/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'customers/income/loan-list': {
      name: 'Орлогод суурилсан зээл |||| Орлогод суурилсан зээл',
      fields: {
        customerId: 'Харилцагч',
        code: 'Зээлийн код',
        state: 'Зээлийн явц',
        lentAmount: 'Зээлийн дүн',
        creditLimit: 'Зээлийн эрх',
        incomeType: 'Орлогын төрөл',
        incomeId: 'Орлого',
        amount: 'Батлагдсан орлого',
        approvedAt: 'Орлого баталсан огноо',
        ageDays: 'Орлогын нас (хоног)',
        isStale: 'Хуучирсан эсэх',
        lendedDate: 'Зээл олгосон огноо',
        refundDate: 'Төлөх огноо',
      },
      views: { stale: 'Хуучирсан орлоготой', fresh: 'Шинэ орлоготой', ongoing: 'Хүчинтэй зээл' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/income-loan': typeof labels;
  }
}
