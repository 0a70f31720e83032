/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'accounting/accounts/internal': {
      name: 'Дотоод данс |||| Дотоод данс',
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
    'accounting/internal-account': typeof labels;
  }
}
