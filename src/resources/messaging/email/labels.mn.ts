/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    email: {
      name: 'И-мэйл |||| И-мэйлүүд',
      fields: {
        customerId: 'Харилцагч',
        templateId: 'И-мэйлийн загвар',
        subject: 'Гарчиг',
        recipient: 'Хүлээн авагч',
        failure: 'Буцсан шалтгаан',
        createdBy: 'Илгээсэн ажилтан',
      },
      views: {
        alerts: 'Системийн дохио',
        failed: 'Буцаж ирсэн',
      },
    },
  },
  enums: { EmailState: { SENT: 'Илгээсэн', FAILED: 'Буцаж ирсэн' } },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'messaging/email': typeof labels;
  }
}
