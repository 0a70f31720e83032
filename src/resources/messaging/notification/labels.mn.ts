/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    notification: {
      name: 'Мэдэгдэл |||| Мэдэгдлүүд',
      fields: {
        body: 'Агуулга',
        receiver: 'Хүлээн авагч',
        isApp: 'Аппаар',
        isMail: 'И-мэйлээр',
        total: 'Илгээх ёстой',
        sent: 'Илгээсэн',
        failed: 'Илгээгдээгүй',
        received: 'Хүлээн авсан',
        seen: 'Үзсэн',
        createdAt: 'Илгээсэн огноо',
        createdBy: 'Илгээсэн ажилтан',
      },
      views: {
        SELECTED: 'Сонгосон харилцагчид',
        ALL: 'Бүх харилцагчид',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'messaging/notification': typeof labels;
  }
}
