/** Mongolian texts: what belongs to this folder. */
export const labels = {
  messages: {
    category: {
      preview_help: 'Түгжигдсэн утсан дээр ингэж харагдана. Бичиж болох орлуулга: %{places}.',
      example_name: 'Болормаа',
      nowhere: 'Хаашаа ч илгээхгүй',
      off: 'Апп болон и-мэйл хоёулаа унтраалттай тул энэ төрлийн мэдэгдлийг хэн ч авахгүй.',
      lately: 'Сүүлийн %{days} хоногт илгээсэн: %{sent}, үзсэн: %{seen}.',
      to_log: 'Мэдэгдлийн түүх рүү очих',
    },
  },
  validation: {
    notification_place: 'Ийм орлуулга байхгүй: %{places}. Урьдчилан харагдац дээрхээс сонгоно уу.',
    app_address: 'Ташуу зураасаар эхэлсэн хаяг бичнэ үү: жижиг латин үсэг, тоо, зураас.',
  },
  enums: {
    NotificationVariable: {
      firstName: 'харилцагчийн нэр',
      amount: 'дүн',
      date: 'огноо',
      loanCode: 'зээлийн код',
      points: 'оноо',
    },
  },
  resources: {
    'notification-category': {
      name: 'Мэдэгдлийн ангилал |||| Мэдэгдлийн ангиллууд',
      fields: {
        type: 'Мэдэгдлийн төрөл',
        body: 'Агуулга',
        isApp: 'Аппаар',
        isMail: 'И-мэйлээр',
        route: 'Нээгдэх хуудас',
        sentLately: 'Сүүлийн үед илгээсэн',
        seenLately: 'Үүнээс үзсэн',
      },
      sections: { words: 'Бичвэр', ways: 'Хүргэх зам' },
      views: { app: 'Аппаар', mail: 'И-мэйлээр', off: 'Унтраасан' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'messaging/notification-category': typeof labels;
  }
}
