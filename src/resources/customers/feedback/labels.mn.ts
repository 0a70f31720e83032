/** Mongolian texts: what belongs to this folder. */
export const labels = {
  customerLists: {
    feedback: {
      late: 'Хариу өгөх хугацаа %{hours} цагаар хэтэрсэн.',
      left: 'Хариу өгөхөд %{hours} цаг үлдсэн.',
      answered: 'Хариуг %{hours} цагийн дотор өгсөн.',
      others: 'Энэ харилцагчийн бусад санал хүсэлт',
      no_others: 'Өөр санал хүсэлт алга.',
    },
  },
  resources: {
    feedback: {
      name: 'Санал хүсэлт |||| Санал хүсэлтүүд',
      fields: {
        code: 'Санал хүсэлтийн дугаар',
        customerId: 'Харилцагч',
        rating: 'Үнэлгээ (од)',
        message: 'Санал хүсэлт',
        waitedHours: 'Хүлээсэн цаг',
        device: 'Төхөөрөмж',
        appVersion: 'Аппын хувилбар',
        reply: 'Хариу',
        repliedAt: 'Хариулсан огноо',
        repliedBy: 'Хариулсан ажилтан',
        createdAt: 'Ирсэн огноо',
      },
      views: { NEW: 'Хариу хүлээж буй', ANSWERED: 'Хариулсан' },
      sections: { feedback: 'Санал хүсэлт', app: 'Апп ба төхөөрөмж', reply: 'Хариу' },
      actions: { answer: 'Хариу өгөх' },
    },
  },
  enums: {
    FeedbackState: { NEW: 'Хариу хүлээж буй', ANSWERED: 'Хариулсан' },
    FeedbackCategory: {
      LOAN: 'Зээл',
      PAYMENT: 'Төлбөр',
      TRANSFER: 'Шилжүүлэг',
      APP: 'Апп',
      SERVICE: 'Үйлчилгээ',
      OTHER: 'Бусад',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/feedback': typeof labels;
  }
}
