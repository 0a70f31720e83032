import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'fcm-subscribe:access': {
      mn: 'Хөтчийн мэдэгдэл хүлээн авах',
      en: 'Receive push notifications',
      ru: 'Получение push-уведомлений',
      demo: ['admin', 'operator', 'economist'],
    },
    'mass-notification:access': {
      mn: 'Мэдэгдэл илгээх',
      en: 'Send notifications',
      ru: 'Отправка уведомлений',
      demo: ['admin', 'operator'],
    },
    'notificatin-log:list': {
      mn: 'Мэдэгдлийн лог харах',
      en: 'See the notification log',
      ru: 'Журнал уведомлений',
      demo: ['admin', 'operator'],
    },
  },
  resources: {
    notification: {
      name: {
        mn: 'Мэдэгдэл |||| Мэдэгдлүүд',
        en: 'Notification |||| Notifications',
        ru: 'Уведомление |||| Уведомления |||| Уведомления',
      },
      fields: {
        body: { mn: 'Агуулга', en: 'Body', ru: 'Текст' },
        receiver: { mn: 'Хүлээн авагч', en: 'Receiver', ru: 'Получатель' },
        audience: { mn: 'Харагдац', en: 'View', ru: 'Представление' },
        startsAt: { mn: 'Илгээж эхлэх', en: 'Begins', ru: 'Начало отправки' },
        isApp: { mn: 'Аппаар', en: 'In the app', ru: 'В приложении' },
        isMail: { mn: 'И-мэйлээр', en: 'By e-mail', ru: 'По эл. почте' },
        total: { mn: 'Илгээх ёстой', en: 'Meant for', ru: 'Получателей' },
        sent: { mn: 'Илгээсэн', en: 'Sent', ru: 'Отправлено' },
        failed: { mn: 'Илгээгдээгүй', en: 'Failed', ru: 'Не отправлено' },
        waiting: { mn: 'Хүлээгдэж байгаа', en: 'Waiting', ru: 'Ожидает' },
        received: { mn: 'Хүлээн авсан', en: 'Received', ru: 'Получено' },
        seen: { mn: 'Үзсэн', en: 'Seen', ru: 'Просмотрено' },
        finishedAt: { mn: 'Илгээж дууссан', en: 'Finished', ru: 'Конец отправки' },
        createdAt: { mn: 'Баталгаажуулсан огноо', en: 'Confirmed at', ru: 'Подтверждено' },
        createdBy: { mn: 'Илгээсэн ажилтан', en: 'Sent by', ru: 'Отправил' },
      },
      sections: {
        message: { mn: 'Мэдэгдэл', en: 'Notification', ru: 'Уведомление' },
        receivers: { mn: 'Хэнд, хэзээ', en: 'To whom, and when', ru: 'Кому и когда' },
      },
      views: {
        CUSTOMER: { mn: 'Нэг харилцагчид', en: 'To one customer', ru: 'Одному клиенту' },
        AUDIENCE: { mn: 'Харагдацаар', en: 'To a view', ru: 'По представлению' },
        ALL: { mn: 'Бүх харилцагчид', en: 'To all customers', ru: 'Всем клиентам' },
        under_way: { mn: 'Илгээж байгаа', en: 'Under way', ru: 'Отправляются' },
      },
      actions: {
        stop_sending: {
          mn: 'Илгээлтийг зогсоох',
          en: 'Stop the sending',
          ru: 'Остановить отправку',
        },
      },
    },
  },
  messaging: {
    notification: {
      category: { mn: 'Ангиллаас эхлэх', en: 'Begin with a category', ru: 'Начать с категории' },
      category_label: {
        mn: 'Мэдэгдлийн ангилал',
        en: 'Category of notifications',
        ru: 'Категория уведомлений',
      },
      too_far: {
        mn: 'Мэдэгдлийг %{days} хоногоос цааш төлөвлөхгүй.',
        en: 'Notifications are planned at most %{days} days ahead.',
        ru: 'Уведомления планируют не более чем на %{days} дн. вперёд.',
      },
      no_category: { mn: 'Сонгоогүй', en: 'None chosen', ru: 'Не выбрана' },
      take_category: { mn: 'Бичвэрийг авах', en: 'Take its words', ru: 'Взять текст' },
      category_help: {
        mn: 'Ангиллын төрөл, гарчиг, бичвэр, сувгийг маягтад бичнэ. Үйл явдлаар бөглөгддөг {нэр}-ийг өөрийн үгээр солино уу.',
        en: 'Writes the type, title, text and channels of the category into the form. Replace {places} that an event would fill by words of your own.',
        ru: 'Заносит в форму вид, заголовок, текст и каналы категории. {Места}, которые заполняет событие, замените своими словами.',
      },
      category_failed: {
        mn: 'Ангиллуудыг уншиж чадсангүй.',
        en: 'The categories could not be read.',
        ru: 'Не удалось прочитать категории.',
      },
      test: {
        title: { mn: 'Эхлээд надад илгээх', en: 'Send to me first', ru: 'Сначала отправить мне' },
        help: {
          mn: 'Өөрийн утас, и-мэйлд илгээж үзнэ. Харилцагчдад илгээсэн тоонд орохгүй.',
          en: 'Goes to your own phone and mail. It is not counted with what customers get.',
          ru: 'Уходит на ваш телефон и почту. В число отправленных клиентам не входит.',
        },
        send: { mn: 'Надад илгээх', en: 'Send to me', ru: 'Отправить мне' },
        sent: { mn: 'Танд илгээлээ', en: 'Sent to you', ru: 'Отправлено вам' },
        done: {
          mn: 'Илгээсэн суваг: %{ways}. Өнөөдөр өөртөө илгээсэн: %{count}',
          en: 'Sent by: %{ways}. To yourself today: %{count}',
          ru: 'Каналы: %{ways}. Сегодня отправлено себе: %{count}',
        },
        not_a_customer: {
          mn: 'Та өөрөө апптай харилцагч биш тул өөртөө илгээх боломжгүй.',
          en: 'You are no customer with the app, so that nothing can be sent to you.',
          ru: 'Вы не клиент приложения, отправить вам нельзя.',
        },
        nothing_to_test: {
          mn: 'Төрөл, гарчиг, бичвэрийг бөглөнө үү.',
          en: 'Fill in the type, the title and the text.',
          ru: 'Заполните вид, заголовок и текст.',
        },
        no_way: {
          mn: 'Апп эсвэл и-мэйлийг сонгоно уу.',
          en: 'Choose the app or mail.',
          ru: 'Выберите приложение или почту.',
        },
      },
      send: { mn: 'Илгээх', en: 'Send', ru: 'Отправить' },
      again: {
        mn: 'Тэдэнд ч дахин илгээх',
        en: 'Send it to them again, too',
        ru: 'Отправить и им ещё раз',
      },
      send_to: {
        mn: '%{count} хүлээн авагчид илгээх',
        en: 'Send to %{count} receivers',
        ru: 'Отправить получателям: %{count}',
      },
      preview_help: {
        mn: 'Утасны мэдэгдлийн самбарт ингэж харагдана.',
        en: 'How the phone shows it among its notifications.',
        ru: 'Так уведомление выглядит на телефоне.',
      },
      app: { mn: 'Өртөө', en: 'Urtuu', ru: 'Өртөө' },
      now: { mn: 'одоо', en: 'now', ru: 'сейчас' },
      no_title: { mn: 'Гарчиг', en: 'Title', ru: 'Заголовок' },
      no_body: {
        mn: 'Мэдэгдлийн агуулга',
        en: 'Text of the notification',
        ru: 'Текст уведомления',
      },
      counting: {
        mn: 'Хүлээн авагчийг тоолж байна.',
        en: 'The receivers are being counted.',
        ru: 'Получатели подсчитываются.',
      },
      not_counted: {
        mn: 'Хүлээн авагчийг тоолж чадсангүй, тиймээс илгээх боломжгүй.',
        en: 'The receivers could not be counted, so nothing can be sent.',
        ru: 'Получателей подсчитать не удалось, отправить нельзя.',
      },
      nobody: {
        mn: 'Хүлээн авах харилцагч алга.',
        en: 'Nobody would get it.',
        ru: 'Получателей нет.',
      },
      locked: {
        mn: 'Бүх харилцагчид дөнгөж илгээсэн. %{time} хүртэл дахин илгээх боломжгүй.',
        en: 'Something has just been sent to all customers. The next can be sent from %{time}.',
        ru: 'Всем клиентам только что отправлено. Следующее можно отправить с %{time}.',
      },
      no_lists: {
        mn: 'Харилцагч, зээлийн жагсаалт үзэх эрхгүй тул сонгох харагдац алга.',
        en: 'You may see neither the list of customers nor that of loans: there is no view to choose.',
        ru: 'Нет права на списки клиентов и кредитов: выбирать не из чего.',
      },
      at_once: {
        mn: 'Баталгаажуулмагц',
        en: 'As soon as it is confirmed',
        ru: 'Сразу после подтверждения',
      },
      channels: { mn: 'Суваг', en: 'Ways', ru: 'Способ' },
      received_of: {
        mn: 'Хүлээн авсан: илгээснийх нь %{percent}%',
        en: 'Received: %{percent}% of what was sent',
        ru: 'Получено: %{percent}% отправленных',
      },
      seen_of: {
        mn: 'Үзсэн: хүлээн авснаас %{percent}%',
        en: 'Seen: %{percent}% of what was received',
        ru: 'Просмотрено: %{percent}% полученных',
      },
      result: { mn: 'Үр дүн', en: 'Result', ru: 'Результат' },
      done: {
        mn: '%{name}: %{count} хүлээн авагч',
        en: '%{name}: %{count} receivers',
        ru: '%{name}: получателей %{count}',
      },
      earlier: {
        accepted: {
          mn: '“%{name}” мэдэгдлийг өмнө нь хүлээж авсан. Дахин илгээх шаардлагагүй.',
          en: '“%{name}” was accepted before. It need not be sent again.',
          ru: '«%{name}» уже принято раньше. Отправлять снова не нужно.',
        },
        not_accepted: {
          mn: 'Өмнөх мэдэгдэл илгээгдээгүй. Бичсэн зүйл тань ноорогт байгаа бол дахин илгээж болно.',
          en: 'The earlier notification was not sent. If what you typed is in the draft, it can be sent again.',
          ru: 'Прежнее уведомление не отправлено. Если набранное осталось в черновике, его можно отправить снова.',
        },
        asking: {
          mn: 'Өмнөх мэдэгдэл юу болсныг шалгаж байна.',
          en: 'Checking what became of the earlier notification.',
          ru: 'Проверяется, что стало с прежним уведомлением.',
        },
        unknown: {
          mn: 'Өмнөх мэдэгдэл юу болсныг мэдэж чадсангүй.',
          en: 'It could not be found out what became of the earlier notification.',
          ru: 'Не удалось узнать, что стало с прежним уведомлением.',
        },
        open: { mn: 'Нээх', en: 'Open', ru: 'Открыть' },
        ask_again: { mn: 'Дахин шалгах', en: 'Check again', ru: 'Проверить ещё раз' },
      },
    },
  },
} satisfies Words;
