/** Mongolian texts: what belongs to this folder. */
export const labels = {
  contracts: {
    requests: {
      stages: 'Үе шатууд',
      oldest: 'Хамгийн удаан: %{smart_count} цаг',
      late: 'Хугацаа хэтэрсэн: %{count}',
      none: 'Хүсэлт алга',
    },
  },
  resources: {
    'online/active-requests': {
      name: 'Идэвхтэй хүсэлт |||| Идэвхтэй хүсэлт',
      fields: {
        customerId: 'Харилцагч',
        code: 'Хүсэлтийн дугаар',
        type: 'Гэрээний төрөл',
        stage: 'Үе шат',
        stageSince: 'Үе шат эхэлсэн',
        requestedAt: 'Хүсэлт гаргасан огноо',
        waitedHours: 'Хүлээсэн цаг',
        isLate: 'Хугацаа хэтэрсэн эсэх',
        contractId: 'Гэрээ',
      },
      views: { late: 'Хугацаа хэтэрсэн', signing: 'Гарын үсэг хүлээж буй' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'contracts/active-request': typeof labels;
  }
}
