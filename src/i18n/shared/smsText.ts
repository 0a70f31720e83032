import type { Words } from '../words';

/** How a message travels, what it costs and what is doubtful in it. */
export const smsText = {
  messaging: {
    kept_back: {
      CANCELLED: {
        mn: 'Энэ дугаарын харилцагчийн гэрээ цуцлагдсан тул мессеж илгээхгүй.',
        en: 'The contract of the customer with this number is cancelled: no message is sent.',
        ru: 'Договор клиента с этим номером расторгнут, сообщение не отправляется.',
      },
      BLACK_LISTED: {
        mn: 'Энэ дугаарын харилцагч хар жагсаалтад байгаа тул мессеж илгээхгүй.',
        en: 'The customer with this number is on the black list: no message is sent.',
        ru: 'Клиент с этим номером в чёрном списке, сообщение не отправляется.',
      },
      MESSAGES_PAUSED: {
        mn: 'Энэ дугаарын харилцагчийн зээл эрсдэлийн хэлтэс эсвэл шүүхэд байгаа тул албан бичгээр хандана.',
        en: 'A loan of the customer with this number is in the risk department or in court: they are written to by letter.',
        ru: 'Кредит клиента с этим номером в отделе рисков или в суде: ему пишут официальным письмом.',
      },
      NUMBER_INACTIVE: {
        mn: 'Дугаар идэвхгүй тул мессеж илгээхгүй.',
        en: 'The number is inactive: no message is sent to it.',
        ru: 'Номер неактивен, сообщение не отправляется.',
      },
    },
    sms: {
      operator: { mn: 'Үүрэн холбооны оператор', en: 'Mobile operator', ru: 'Мобильный оператор' },
      parts: { mn: 'Хэсгийн тоо', en: 'Parts', ru: 'Частей' },
      price: { mn: 'Үнэ, ₮', en: 'Price, ₮', ru: 'Цена, ₮' },
      size: { mn: 'Хэмжээ, үнэ', en: 'Size and price', ru: 'Размер и цена' },
      alphabet: { mn: 'Үсгийн сан', en: 'Alphabet', ru: 'Алфавит' },
      GSM: { mn: 'Латин (160 тэмдэгт)', en: 'Latin (160 characters)', ru: 'Латиница (160 знаков)' },
      UNICODE: {
        mn: 'Юникод (70 тэмдэгт)',
        en: 'Unicode (70 characters)',
        ru: 'Юникод (70 знаков)',
      },
      segments: {
        mn: '%{segments} хэсэг, сүүлийнхэд %{left} тэмдэгт үлдсэн',
        en: '%{segments} parts, %{left} characters left in the last',
        ru: 'Частей: %{segments}, в последней осталось знаков: %{left}',
      },
      beyond: {
        mn: 'Эдгээр тэмдэгт мессежийг Юникод болгож, нэг хэсэгт багтах хэмжээг 160-аас 70 болгож байна: %{letters}',
        en: 'These characters make the message Unicode, so that a part holds 70 instead of 160: %{letters}',
        ru: 'Из-за этих знаков сообщение передаётся в Юникоде, и в часть входит 70 знаков вместо 160: %{letters}',
      },
      doubts: {
        variable: {
          mn: 'Орлуулаагүй хувьсагч байна. Утгыг нь бичихээс нааш илгээхгүй.',
          en: 'A variable has not been filled in. It is not sent before it has a value.',
          ru: 'Переменная не заполнена. Без значения сообщение не отправляется.',
        },
        money: {
          mn: 'Мөнгөн дүн ил байна. Утсыг өөр хүн харж болзошгүй.',
          en: 'A sum stands in clear. Somebody else may see the phone.',
          ru: 'Сумма указана открыто. Телефон может увидеть посторонний.',
        },
        regnum: {
          mn: 'Регистрийн дугаар ил байна. Утсыг өөр хүн харж болзошгүй.',
          en: 'A register number stands in clear. Somebody else may see the phone.',
          ru: 'Регистрационный номер указан открыто. Телефон может увидеть посторонний.',
        },
        name: {
          mn: 'Хүлээн авагчийн нэр ил байна. Утсыг өөр хүн харж болзошгүй.',
          en: "The receiver's name stands in clear. Somebody else may see the phone.",
          ru: 'Имя получателя указано открыто. Телефон может увидеть посторонний.',
        },
      },
      sent_before: {
        mn: 'Энэ дугаарт яг ийм мессеж сүүлийн 24 цагт илгээсэн. Дахин илгээх бол доор тэмдэглэнэ үү.',
        en: 'This number has had the same message within the last 24 hours. Tick below to send it again.',
        ru: 'На этот номер такое же сообщение ушло в последние 24 часа. Чтобы отправить снова, отметьте ниже.',
      },
      unreadable: {
        mn: 'Мессежид харагдахгүй тэмдэгт байна. Устгаад дахин бичнэ үү.',
        en: 'The message has characters that nobody sees. Take them out.',
        ru: 'В сообщении есть невидимые знаки. Уберите их.',
      },
      preview_help: {
        mn: 'Хүлээн авагчийн утсанд мессеж ингэж харагдана.',
        en: "This is how the receiver's phone shows the message.",
        ru: 'Так сообщение выглядит на телефоне получателя.',
      },
    },
  },
  enums: {
    SmsState: {
      SENT: { mn: 'Илгээсэн', en: 'Sent', ru: 'Отправлено' },
      DELIVERED: { mn: 'Хүрсэн', en: 'Delivered', ru: 'Доставлено' },
      FAILED: { mn: 'Хүрээгүй', en: 'Not delivered', ru: 'Не доставлено' },
      NOT_SENT: { mn: 'Илгээгээгүй', en: 'Not sent', ru: 'Не отправлено' },
    },
    SmsNetwork: {
      OTHER: { mn: 'Бусад', en: 'Other', ru: 'Другой' },
    },
    SmsFailure: {
      UNREACHABLE: {
        mn: 'Утас холбогдох боломжгүй',
        en: 'Phone cannot be reached',
        ru: 'Телефон недоступен',
      },
      UNKNOWN_NUMBER: {
        mn: 'Дугаар ашиглагдаагүй',
        en: 'Number not in use',
        ru: 'Номер не используется',
      },
      NO_ANSWER: {
        mn: 'Оператор хариу өгөөгүй',
        en: 'No answer from the operator',
        ru: 'Оператор не ответил',
      },
      CANCELLED: { mn: 'Гэрээ нь цуцлагдсан', en: 'Contract cancelled', ru: 'Договор расторгнут' },
      NUMBER_INACTIVE: { mn: 'Дугаар идэвхгүй', en: 'Number inactive', ru: 'Номер неактивен' },
      MESSAGES_PAUSED: {
        mn: 'Эрсдэлийн хэлтэс, шүүхийн зээлд мессеж зогссон',
        en: 'Messages stopped: risk department or court',
        ru: 'Сообщения остановлены: отдел рисков или суд',
      },
      BLACK_LISTED: {
        mn: 'Хар жагсаалтад бүртгэлтэй',
        en: 'On the black list',
        ru: 'В чёрном списке',
      },
      LOAN_NOT_OPEN: {
        mn: 'Зээл олгогдоогүй, эсвэл хаагдсан',
        en: 'The loan is not paid out, or closed',
        ru: 'Заём не выдан или закрыт',
      },
      NOT_OVERDUE: { mn: 'Хугацаа хэтрээгүй', en: 'Nothing is overdue', ru: 'Просрочки нет' },
      ALREADY_OVERDUE: {
        mn: 'Хугацаа аль хэдийн хэтэрсэн',
        en: 'It is overdue already',
        ru: 'Уже просрочен',
      },
      NOTHING_DUE: {
        mn: 'Төлөх ирээдүйн өдөр алга',
        en: 'No payment is to come',
        ru: 'Предстоящих платежей нет',
      },
      VALUE_MISSING: {
        mn: 'Хувьсагчийн утга алга',
        en: 'A variable has no value',
        ru: 'Нет значения переменной',
      },
      TOO_LONG: { mn: 'Мессеж хэт урт', en: 'Message too long', ru: 'Сообщение слишком длинное' },
    },
  },
} satisfies Words;
