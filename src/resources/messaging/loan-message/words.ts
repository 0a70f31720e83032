import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'loan-sms:send': {
      mn: 'Зээлийн мессеж илгээх',
      en: 'Send messages about loans',
      ru: 'Отправка сообщений о кредитах',
      demo: ['admin', 'economist'],
    },
  },
  loanMessage: {
    what: { mn: 'Мессеж', en: 'Message', ru: 'Сообщение' },
    codes: { mn: 'Зээлийн код', en: 'Loan codes', ru: 'Коды кредитов' },
    codes_help: {
      mn: 'Кодуудыг мөрөөр, таслалаар эсвэл зайгаар тусгаарлан буулгана.',
      en: 'Paste codes by lines, commas or spaces.',
      ru: 'Вставьте коды по строкам, через запятую или пробел.',
    },
    view: { mn: 'Харагдац', en: 'View', ru: 'Представление' },
    view_help: {
      mn: 'Харилцагчийн харагдацаас тэдний нээлттэй бүх зээлийг авна.',
      en: 'Of a view of customers, all their open loans are taken.',
      ru: 'Из представления клиентов берутся все их открытые кредиты.',
    },
    nothing_yet: {
      mn: 'Мессеж, хүлээн авагчаа сонгоод урьдчилан харна уу.',
      en: 'Choose the message and its receivers, then preview it.',
      ru: 'Выберите сообщение и получателей, затем откройте предпросмотр.',
    },
    going_out: { mn: 'Илгээж буй мессежүүд', en: 'Going out now', ru: 'Отправляются сейчас' },
    sending: {
      mn: 'Мессеж илгээж эхэллээ: %{count}. Явцыг дээд мөрөөс харна.',
      en: 'Sending has begun: %{count}. Its progress stands in the top bar.',
      ru: 'Отправка началась: %{count}. Ход виден в верхней панели.',
    },
    example: {
      mn: '%{name}: %{smart_count} хэсэг мессеж',
      en: '%{name}: a message of %{smart_count} part |||| %{name}: a message of %{smart_count} parts',
      ru: '%{name}: сообщение из %{smart_count} части |||| %{name}: сообщение из %{smart_count} частей |||| %{name}: сообщение из %{smart_count} частей',
    },
    no_view: { mn: 'Сонгоогүй', en: 'None', ru: 'Не выбрано' },
    no_loans: {
      mn: 'Зээлийн код оруулах эсвэл харагдац сонгоно уу.',
      en: 'Type codes of loans or choose a view.',
      ru: 'Введите коды кредитов или выберите представление.',
    },
    template: { mn: 'Загвар', en: 'Template', ru: 'Шаблон' },
    choose: { mn: 'Загвар сонгох', en: 'Choose a template', ru: 'Выберите шаблон' },
    no_templates: {
      mn: 'Ашиглах загвар алга',
      en: 'No template is in use',
      ru: 'Нет действующих шаблонов',
    },
    template_needed: { mn: 'Загвар сонгоно уу.', en: 'Choose a template.', ru: 'Выберите шаблон.' },
    to: { mn: 'Хүлээн авагч', en: 'Receivers', ru: 'Получатели' },
    to_needed: {
      mn: 'Хүлээн авагчийг сонгоно уу.',
      en: 'Choose who is written to.',
      ru: 'Выберите, кому писать.',
    },
    BORROWER: { mn: 'Зээлдэгч', en: 'Borrower', ru: 'Заёмщик' },
    GUARANTOR: { mn: 'Батлан даагч', en: 'Guarantor', ru: 'Поручитель' },
    preview: { mn: 'Урьдчилан харах', en: 'Preview', ru: 'Предпросмотр' },
    preview_title: {
      mn: 'Илгээх мессежүүд',
      en: 'Messages to be sent',
      ru: 'Сообщения к отправке',
    },
    nobody: {
      mn: 'Мессеж хүлээн авах хүн олдсонгүй',
      en: 'Nobody would get a message',
      ru: 'Получателей нет',
    },
    going: { mn: 'Илгээх мессеж', en: 'Messages to send', ru: 'Будет отправлено' },
    kept: { mn: 'Илгээхгүй мессеж', en: 'Messages kept back', ru: 'Не будет отправлено' },
    unknown: {
      mn: 'Ийм кодтой зээл олдсонгүй: %{codes}',
      en: 'No loan has this code: %{codes}',
      ru: 'Кредит с таким кодом не найден: %{codes}',
    },
    confirm: {
      mn: '%{count} мессеж илгээнэ. Илгээсний дараа буцаах боломжгүй.',
      en: '%{count} messages will be sent. This cannot be undone.',
      ru: 'Будет отправлено сообщений: %{count}. Отменить нельзя.',
    },
    sent: {
      mn: 'Илгээсэн мессеж: %{count}',
      en: 'Messages sent: %{count}',
      ru: 'Отправлено сообщений: %{count}',
    },
    receiver: { mn: 'Хэнд', en: 'To', ru: 'Кому' },
    text: { mn: 'Мессежийн агуулга', en: 'Text', ru: 'Текст сообщения' },
    too_many: {
      mn: 'Нэг удаад дээд тал нь 500 зээлд илгээнэ.',
      en: 'At most 500 loans are written to at once.',
      ru: 'За один раз пишут не более чем по 500 кредитам.',
    },
    sent_today: {
      mn: 'Сүүлийн 24 цагт энэ загварын мессеж хүлээж авсан: %{count}. Тэдэнд дахин илгээхгүй.',
      en: 'Had this message within the last 24 hours: %{count}. It is not sent to them again.',
      ru: 'Получили это сообщение за последние 24 часа: %{count}. Им оно повторно не отправляется.',
    },
    again: {
      mn: 'Тэдэнд ч дахин илгээх',
      en: 'Send it to them again, too',
      ru: 'Отправить и им ещё раз',
    },
    exclusions: {
      SENT_TODAY: {
        mn: 'Сүүлийн 24 цагт илгээсэн',
        en: 'Sent within the last 24 hours',
        ru: 'Отправлено за последние 24 часа',
      },
      NO_NUMBER: { mn: 'Дугаар алга', en: 'No number', ru: 'Нет номера' },
      SAME_NUMBER: {
        mn: 'Энэ дугаарт нэг удаа илгээнэ',
        en: 'One message to a number',
        ru: 'На номер отправляется одно сообщение',
      },
    },
  },
  actionBlocks: {
    quiet_hours: {
      mn: '%{from}–%{to} цагт мессеж илгээхгүй.',
      en: 'No messages are sent from %{from} to %{to}.',
      ru: 'С %{from} до %{to} сообщения не отправляются.',
    },
  },
} satisfies Words;
