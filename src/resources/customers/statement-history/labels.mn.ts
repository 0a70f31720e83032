/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'statement-history-list': {
      name: 'Хуулгын түүх |||| Хуулгын түүх',
      fields: {
        customerId: 'Харилцагч',
        periodFrom: 'Эхлэх огноо',
        periodTo: 'Дуусах огноо',
        channel: 'Хүсэлтийн суваг',
        requestedAt: 'Хүсэлт гаргасан огноо',
        requestedBy: 'Хүсэлт гаргасан ажилтан',
        failure: 'Амжилтгүй болсон шалтгаан',
        statementId: 'Хуулга',
      },
      views: { open: 'Хүлээгдэж буй', failed: 'Амжилтгүй', byStaff: 'Ажилтны хүссэн' },
    },
  },
  enums: {
    StatementRequestState: {
      REQUESTED: 'Хүлээгдэж буй',
      READY: 'Бэлэн',
      FAILED: 'Амжилтгүй',
      EXPIRED: 'Хугацаа дууссан',
    },
    RequestChannel: { APP: 'Апп', CONSOLE: 'Удирдлагын систем', BRANCH: 'Салбар' },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/statement-history': typeof labels;
  }
}
