/** Mongolian texts: what belongs to this folder. */
export const labels = {
  accounting: {
    criteria: {
      in_force: 'Мөрдөж буй шалгуур',
      help: 'Дараагийн төлөлт энэ хоногийн дотор болох, эсвэл хугацаа хэтэрсэн зээлийг түр данснаас төлнө. Төлсний дараа дансанд доод дүн үлдэнэ. Өөрчлөлт дараагийн төлөлтөөс хүчинтэй.',
    },
  },
  enums: {
    CriteriaState: {
      IN_FORCE: 'Хүчинтэй',
    },
  },
  resources: {
    deposit_criteria: {
      name: 'Түр данснаас төлөх шалгуур |||| Түр данснаас төлөх шалгуурууд',
      fields: {
        nextPaymentMinDay: 'Дараагийн төлөлт хүртэлх хоног',
        minBalance: 'Дансанд үлдэх доод дүн',
      },
      actions: {
        change_criteria: 'Шалгуур өөрчлөх',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/deposit-criteria': typeof labels;
  }
}
