/** Mongolian texts: what belongs to this folder. */
export const labels = {
  watch: {
    finder: {
      one: 'Регистрийн дугаар, утасны аль нэгийг бөглөнө үү.',
      answered: '%{whom}: %{state}.',
    },
  },
  resources: {
    'customer-finder': {
      name: 'Харилцагчийн хайлт |||| Харилцагчийн хайлт',
      fields: {
        reason: 'Хайх шалтгаан',
        foundCount: 'Олдсон тоо',
        foundAt: 'Хаана олдсон',
        answeredAt: 'Хариу ирсэн огноо',
      },
      sections: { whom: 'Хэнийг хайх' },
      views: {
        PENDING: 'Хүлээгдэж буй',
        FAILED: 'Амжилтгүй',
        AVAILABLE: 'Олдсон',
        NOT_AVAILABLE: 'Олдоогүй',
      },
      actions: { ask_again: 'Дахин хайх' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'watchlists/customer-finder': typeof labels;
  }
}
