import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'phone:list': {
      mn: 'Утасны дугаар харах',
      en: 'See phone numbers',
      ru: 'Просмотр номеров телефонов',
      demo: ['admin', 'operator'],
    },
    'phone:edit': {
      mn: 'Утасны дугаарын төлөв өөрчлөх',
      en: 'Change the state of phone numbers',
      ru: 'Изменение состояния номеров',
      demo: ['admin', 'operator'],
    },
  },
  phoneNumber: {
    find: { mn: 'Утасны дугаар', en: 'Phone number', ru: 'Номер телефона' },
    help: {
      mn: 'Дугаарыг бүтнээр нь бичнэ. Оператор, төлөв, сүүлд илгээсэн мессежүүдийг харуулна.',
      en: 'Type the whole number. Its operator, state and last messages are shown.',
      ru: 'Введите номер полностью: будут показаны оператор, статус и последние сообщения.',
    },
    unknown: {
      mn: 'Утасны дугаар 8 оронтой байх ёстой.',
      en: 'The phone number has 8 digits.',
      ru: 'Номер телефона состоит из 8 цифр.',
    },
    found: { mn: 'Дугаар', en: 'Number', ru: 'Номер' },
    operator: { mn: 'Үүрэн холбооны оператор', en: 'Mobile operator', ru: 'Мобильный оператор' },
    no_operator: { mn: 'Тодорхойгүй', en: 'Not known', ru: 'Неизвестен' },
    messages: {
      mn: 'Сүүлд илгээсэн мессежүүд',
      en: 'Last messages to it',
      ru: 'Последние сообщения',
    },
    failure: {
      mn: 'Хүрээгүй, илгээгээгүй шалтгаан',
      en: 'Why it did not arrive',
      ru: 'Почему не доставлено',
    },
    none: {
      mn: 'Энэ дугаарт мессеж илгээж байгаагүй.',
      en: 'No message was sent to this number.',
      ru: 'На этот номер сообщений не отправляли.',
    },
    stranger: {
      mn: 'Бүртгэлгүй дугаар: харилцагчийнх биш, мессеж илгээж байгаагүй.',
      en: 'Not registered: no customer has this number, and no message went to it.',
      ru: 'Номер не зарегистрирован: его нет ни у одного клиента, сообщений на него не было.',
    },
    blocked: {
      mn: 'Энэ дугаарт мессеж илгээхгүй.',
      en: 'No messages go to this number.',
      ru: 'На этот номер сообщения не отправляются.',
    },
    hint: {
      mn: 'Сүүлийн мессежүүд хүрээгүй байна. Дугаарыг идэвхгүй болгох эсэхээ шийднэ үү.',
      en: 'The last messages did not arrive. Decide whether the number should be made inactive.',
      ru: 'Последние сообщения не доставлены. Решите, не сделать ли номер неактивным.',
    },
  },
  resources: {
    'settings/phone-number': {
      name: {
        mn: 'Утасны дугаар |||| Утасны дугаарууд',
        en: 'Phone number |||| Phone numbers',
        ru: 'Номер телефона |||| Номера телефонов |||| Номера телефонов',
      },
      fields: {
        operator: {
          mn: 'Үүрэн холбооны оператор',
          en: 'Mobile operator',
          ru: 'Мобильный оператор',
        },
        problem: {
          mn: 'Идэвхгүй болгосон шалтгаан',
          en: 'Why it is inactive',
          ru: 'Причина отключения',
        },
        failedCount: {
          mn: 'Хүрээгүй мессеж',
          en: 'Messages not delivered',
          ru: 'Не доставлено сообщений',
        },
        checkedAt: { mn: 'Шалгасан огноо', en: 'Checked at', ru: 'Проверен' },
        checkedBy: { mn: 'Шалгасан ажилтан', en: 'Checked by', ru: 'Кто проверил' },
      },
      views: {
        active: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активные' },
        inactive: { mn: 'Идэвхгүй', en: 'Inactive', ru: 'Неактивные' },
      },
    },
  },
  enums: {
    PhoneProblem: {
      SUSPENDED: { mn: 'Дугаарыг түр хаасан', en: 'Number suspended', ru: 'Номер заблокирован' },
      NOT_EXIST: {
        mn: 'Дугаар ашиглагдаагүй',
        en: 'Number does not exist',
        ru: 'Номер не существует',
      },
      NOT_OWNER: { mn: 'Өөр хүний дугаар', en: "Somebody else's number", ru: 'Чужой номер' },
      NOT_REACHED: { mn: 'Холбогдох боломжгүй', en: 'Cannot be reached', ru: 'Недоступен' },
      OWNER_ASKED: {
        mn: 'Эзэмшигч нь мессеж авахгүй гэсэн',
        en: 'Owner wants no messages',
        ru: 'Владелец отказался от сообщений',
      },
    },
  },
} satisfies Words;
