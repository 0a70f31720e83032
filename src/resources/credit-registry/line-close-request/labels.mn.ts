/** Mongolian texts: what belongs to this folder. */
export const labels = {
  creditRegistry: {
    line: {
      line: 'Зээлийн шугам',
      owes: 'Үлдэгдэлтэй: %{amount}. Төлөгдөж дуусаагүй шугамыг хаахгүй.',
      clear: 'Үлдэгдэлгүй. Шугамыг ЗМС-д хаах боломжтой.',
      final: 'Шийдвэрийг буцаах боломжгүй.',
    },
  },
  resources: {
    'zms-line-close-request': {
      name: 'Зээлийн шугам хаах хүсэлт |||| Зээлийн шугам хаах хүсэлтүүд',
      fields: {
        contractId: 'Гэрээ',
        customerId: 'Харилцагч',
        limit: 'Шугамын лимит',
        balance: 'Үлдэгдэл',
        openLoans: 'Хаагдаагүй зээл',
        state: 'Төлөв',
        requestedAt: 'Хүсэлт гаргасан',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
      },
      views: { PENDING: 'Хүлээгдэж буй', APPROVED: 'Баталсан', REJECTED: 'Татгалзсан' },
      actions: { close_line: 'Шугам хаах', keep_line: 'Хаахаас татгалзах' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'credit-registry/line-close-request': typeof labels;
  }
}
