/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'accounting/accounts/loan': {
      name: 'Зээлийн данс |||| Зээлийн данс',
      fields: {
        number: 'Дансны дугаар',
        account: 'Ерөнхий дэвтрийн данс',
        kind: 'Ангилал',
        list: 'Жагсаалт',
        customerId: 'Харилцагч',
        loanId: 'Зээл',
        savingId: 'Хадгаламж',
        balance: 'Үлдэгдэл',
        debit: 'Дебит гүйлгээ',
        credit: 'Кредит гүйлгээ',
        lineCount: 'Бичилтийн тоо',
        lastMovedOn: 'Сүүлийн гүйлгээ',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/loan-account': typeof labels;
  }
}
