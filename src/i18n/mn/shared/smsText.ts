/** How a message travels, what it costs and what is doubtful in it. */
export const smsText = {
  messaging: {
    sms: {
      operator: 'Үүрэн холбооны оператор',
      parts: 'Хэсгийн тоо',
      price: 'Үнэ, ₮',
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
  enums: {
    SmsState: {
      SENT: 'Илгээсэн',
      DELIVERED: 'Хүрсэн',
      FAILED: 'Хүрээгүй',
      NOT_SENT: 'Илгээгээгүй',
    },
    SmsNetwork: { OTHER: 'Бусад' },
    SmsFailure: {
      UNREACHABLE: 'Утас холбогдох боломжгүй',
      UNKNOWN_NUMBER: 'Дугаар ашиглагдаагүй',
      NO_ANSWER: 'Оператор хариу өгөөгүй',
      NUMBER_INACTIVE: 'Дугаар идэвхгүй',
      MESSAGES_PAUSED: 'Эрсдэлийн хэлтэс, шүүхийн зээлд мессеж зогссон',
      BLACK_LISTED: 'Хар жагсаалтад бүртгэлтэй',
      VALUE_MISSING: 'Хувьсагчийн утга алга',
      TOO_LONG: 'Мессеж хэт урт',
    },
  },
};
