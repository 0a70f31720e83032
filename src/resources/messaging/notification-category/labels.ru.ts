import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  messages: {
    category: {
      preview_help: 'Так это видно на заблокированном телефоне. Подстановки: %{places}.',
      example_name: 'Болормаа',
      nowhere: 'Никуда не отправляется',
      off: 'Приложение и почта отключены: уведомления этого типа никто не получит.',
      lately: 'За последние %{days} дней отправлено: %{sent}, просмотрено: %{seen}.',
      to_log: 'К журналу уведомлений',
    },
  },
  validation: {
    notification_place: 'Нет такой подстановки: %{places}. Возьмите одну из указанных у примера.',
    app_address: 'Адрес начинается с косой черты: строчные латинские буквы, цифры, дефисы.',
  },
  enums: {
    NotificationVariable: {
      firstName: 'имя клиента',
      amount: 'сумма',
      date: 'дата',
      loanCode: 'код кредита',
      points: 'баллы',
    },
  },
  resources: {
    'notification-category': {
      name: 'Категория уведомлений |||| Категории уведомлений |||| Категории уведомлений',
      fields: {
        type: 'Тип уведомления',
        body: 'Текст',
        isApp: 'В приложении',
        isMail: 'По почте',
        route: 'Открываемая страница',
        sentLately: 'Отправлено недавно',
        seenLately: 'Из них просмотрено',
      },
      sections: { words: 'Текст', ways: 'Способы доставки' },
      views: { app: 'В приложении', mail: 'По почте', off: 'Отключённые' },
    },
  },
};
