/** Mongolian texts: what belongs to this folder. */
export const labels = {
  bankTransaction: {
    day: 'Өдөр',
    previous: 'Өмнөх өдөр',
    next: 'Дараах өдөр',
    days: 'Банкны хуулгын тулгалт',
    bank: 'Банк, данс',
    statement: 'Хуулгын орлого',
    lines: 'Ирсэн гүйлгээ',
    count: 'Тоо',
    difference: 'Зөрүү',
    agrees: 'Хуулга тулсан',
    differs: 'Хуулга зөрүүтэй',
    none: 'Энэ өдөр банкнаас орлого ирээгүй.',
  },
  resources: {
    'accounting/bank-cg-transactions': {
      name: 'Банкны гэйтвэйн гүйлгээ |||| Банкны гэйтвэйн гүйлгээнүүд',
      fields: {
        reference: 'Банкны гүйлгээний дугаар',
        bookedAt: 'Банк бүртгэсэн',
        accountNumber: 'Манай данс',
        payerName: 'Төлөгч',
        payerBank: 'Төлөгчийн банк',
        payerAccount: 'Төлөгчийн данс',
        text: 'Гүйлгээний утга',
        profitId: 'Ашгийн бичилт',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/bank-transaction': typeof labels;
  }
}
