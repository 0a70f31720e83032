import { mailEnums } from '../../i18n/ru/shared/mail';
import { phone } from '../../i18n/ru/shared/phone';
import { smsText } from '../../i18n/ru/shared/smsText';
import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...phone,
  ...smsText,
  enums: {
    ...smsText.enums,
    NotificationType: {
      INCOME: 'Доход',
      CASH_IN: 'Пополнение',
      NEWS: 'Новость',
      VIDEO: 'Видео',
      INVITE: 'Приглашение',
      LEVEL_DOWN: 'Понижение уровня',
      LOAN_EXPIRING: 'Скоро срок погашения',
      OVERDUE: 'Просрочка',
      REFUND: 'Погашение',
      AUTO_REFUND: 'Автоматическое погашение',
      EXTENSION: 'Продление',
      GUARANTEE: 'Поручительство',
      INVOICE: 'Счёт на оплату',
      REGISTRATION: 'Регистрация',
      PURCHASE: 'Покупка',
      ENVELOPE: 'Подарочный конверт',
      COUPON: 'Купон',
      OTHER: 'Прочее',
    },
    ...mailEnums,
    NotificationReceiver: {
      CUSTOMER: 'Один клиент',
      AUDIENCE: 'Клиенты представления',
      ALL: 'Все клиенты',
    },
    NotificationState: {
      PLANNED: 'Запланировано',
      SENDING: 'Отправляется',
      SENT: 'Отправлено',
      STOPPED: 'Остановлено',
    },
    MessageChannel: { APP: 'Приложение', MAIL: 'Эл. почта', SMS: 'SMS' },
    ReceiverExclusion: {
      CANCELLED: 'Договор расторгнут',
      BLACK_LISTED: 'В чёрном списке',
      NO_APP: 'Не пользуется приложением',
      NO_EMAIL: 'Нет адреса эл. почты',
      NO_PHONE: 'Нет номера телефона',
      TWICE: 'Уже включён по другой записи',
    },
  },
};
