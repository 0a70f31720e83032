/** Mongolian texts: what belongs to this folder. */
export const labels = {
  messaging: {
    sms: {
      size: 'Хэмжээ, үнэ',
      alphabet: 'Үсгийн сан',
      GSM: 'Латин (160 тэмдэгт)',
      UNICODE: 'Юникод (70 тэмдэгт)',
      segments: '%{segments} хэсэг, сүүлийнхэд %{left} тэмдэгт үлдсэн',
      beyond:
        'Эдгээр тэмдэгт мессежийг Юникод болгож, нэг хэсэгт багтах хэмжээг 160-аас 70 болгож байна: %{letters}',
      doubts: {
        variable: 'Орлуулаагүй хувьсагч байна. Утгыг нь бичихээс нааш илгээхгүй.',
        money: 'Мөнгөн дүн ил байна. Утсыг өөр хүн харж болзошгүй.',
        regnum: 'Регистрийн дугаар ил байна. Утсыг өөр хүн харж болзошгүй.',
        name: 'Хүлээн авагчийн нэр ил байна. Утсыг өөр хүн харж болзошгүй.',
      },
      preview_help: 'Хүлээн авагчийн утсанд мессеж ингэж харагдана.',
    },
  },
  resources: {
    sms: {
      name: 'SMS |||| SMS мессежүүд',
      fields: {
        loanId: 'Зээл',
        text: 'Мессежийн агуулга',
        kind: 'Төрөл',
        operator: 'Үүрэн холбооны оператор',
        segments: 'Хэсгийн тоо',
        price: 'Илгээсэн үнэ, ₮',
        failure: 'Хүрээгүй шалтгаан',
        deliveredAt: 'Хүрсэн огноо',
        createdBy: 'Илгээсэн ажилтан',
      },
      sections: { message: 'Мессеж' },
      views: { SENT: 'Илгээсэн', DELIVERED: 'Хүрсэн', FAILED: 'Хүрээгүй' },
    },
  },
  enums: {
    SmsKind: { SINGLE: 'Нэг харилцагчид', LOAN: 'Зээлийн', SYSTEM: 'Системийн' },
    SmsState: { SENT: 'Илгээсэн', DELIVERED: 'Хүрсэн', FAILED: 'Хүрээгүй' },
    SmsFailure: {
      UNREACHABLE: 'Утас холбогдох боломжгүй',
      UNKNOWN_NUMBER: 'Дугаар ашиглагдаагүй',
      NO_ANSWER: 'Оператор хариу өгөөгүй',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'messaging/sms': typeof labels;
  }
}
