import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'app-manage-not:edit': {
      mn: 'Мэдэгдлийн ангилал',
      en: 'Notification categories',
      ru: 'Категории уведомлений',
      demo: ['admin', 'operator'],
    },
  },
  messages: {
    category: {
      preview_help: {
        mn: 'Түгжигдсэн утсан дээр ингэж харагдана. Бичиж болох орлуулга: %{places}.',
        en: 'A locked phone shows it so. Places that are filled: %{places}.',
        ru: 'Так это видно на заблокированном телефоне. Подстановки: %{places}.',
      },
      example_name: { mn: 'Болормаа', en: 'Bolormaa', ru: 'Болормаа' },
      nowhere: { mn: 'Хаашаа ч илгээхгүй', en: 'Sent nowhere', ru: 'Никуда не отправляется' },
      off: {
        mn: 'Апп болон и-мэйл хоёулаа унтраалттай тул энэ төрлийн мэдэгдлийг хэн ч авахгүй.',
        en: 'Both app and e-mail are switched off: nobody gets notifications of this type.',
        ru: 'Приложение и почта отключены: уведомления этого типа никто не получит.',
      },
      lately: {
        mn: 'Сүүлийн %{days} хоногт илгээсэн: %{sent}, үзсэн: %{seen}.',
        en: 'In the last %{days} days: %{sent} sent, %{seen} seen.',
        ru: 'За последние %{days} дней отправлено: %{sent}, просмотрено: %{seen}.',
      },
      to_log: {
        mn: 'Мэдэгдлийн түүх рүү очих',
        en: 'To the log of notifications',
        ru: 'К журналу уведомлений',
      },
    },
  },
  validation: {
    notification_place: {
      mn: 'Ийм орлуулга байхгүй: %{places}. Урьдчилан харагдац дээрхээс сонгоно уу.',
      en: 'Nothing fills %{places}. Take one of those beside the preview.',
      ru: 'Нет такой подстановки: %{places}. Возьмите одну из указанных у примера.',
    },
    app_address: {
      mn: 'Ташуу зураасаар эхэлсэн хаяг бичнэ үү: жижиг латин үсэг, тоо, зураас.',
      en: 'Write an address that begins with a slash: small Latin letters, digits, dashes.',
      ru: 'Адрес начинается с косой черты: строчные латинские буквы, цифры, дефисы.',
    },
  },
  enums: {
    NotificationVariable: {
      firstName: { mn: 'харилцагчийн нэр', en: 'the customer’s name', ru: 'имя клиента' },
      amount: { mn: 'дүн', en: 'amount', ru: 'сумма' },
      date: { mn: 'огноо', en: 'date', ru: 'дата' },
      loanCode: { mn: 'зээлийн код', en: 'loan code', ru: 'код кредита' },
      points: { mn: 'оноо', en: 'points', ru: 'баллы' },
    },
  },
  resources: {
    'notification-category': {
      name: {
        mn: 'Мэдэгдлийн ангилал |||| Мэдэгдлийн ангиллууд',
        en: 'Notification category |||| Notification categories',
        ru: 'Категория уведомлений |||| Категории уведомлений |||| Категории уведомлений',
      },
      fields: {
        type: { mn: 'Мэдэгдлийн төрөл', en: 'Notification type', ru: 'Тип уведомления' },
        body: { mn: 'Агуулга', en: 'Body', ru: 'Текст' },
        isApp: { mn: 'Аппаар', en: 'In the app', ru: 'В приложении' },
        isMail: { mn: 'И-мэйлээр', en: 'By e-mail', ru: 'По почте' },
        route: { mn: 'Нээгдэх хуудас', en: 'Page that opens', ru: 'Открываемая страница' },
        sentLately: { mn: 'Сүүлийн үед илгээсэн', en: 'Sent lately', ru: 'Отправлено недавно' },
        seenLately: { mn: 'Үүнээс үзсэн', en: 'Of these seen', ru: 'Из них просмотрено' },
      },
      sections: {
        words: { mn: 'Бичвэр', en: 'Words', ru: 'Текст' },
        ways: { mn: 'Хүргэх зам', en: 'Ways', ru: 'Способы доставки' },
      },
      views: {
        app: { mn: 'Аппаар', en: 'In the app', ru: 'В приложении' },
        mail: { mn: 'И-мэйлээр', en: 'By e-mail', ru: 'По почте' },
        off: { mn: 'Унтраасан', en: 'Switched off', ru: 'Отключённые' },
      },
    },
  },
} satisfies Words;
