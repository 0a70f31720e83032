import type { messaging as mn } from '../../mn/areas/messaging';
import type { Same } from '../../Same';

const smsFields = { text: 'Текст сообщения', operator: 'Мобильный оператор', template: 'Шаблон' };

export const messaging = {
  resources: {
    'notification/log': {
      fields: {
        body: 'Текст',
        isMail: 'По эл. почте',
        isApp: 'В приложении',
        isSeen: 'Просмотрено',
        route: 'Открываемый экран',
        receiver: 'Получатель',
      },
    },
    email: { fields: { subject: 'Тема', recipient: 'Получатель' } },
    sms: { fields: smsFields },
    'sms/otp': { fields: smsFields },
    'reports/sms': {
      name: 'Строка отчёта по SMS |||| Отчёт по SMS |||| Отчёт по SMS',
      fields: smsFields,
    },
  },
  enums: {
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
    EmailType: {
      '1': 'Смена пароля',
      '2': 'Код подтверждения',
      '100': 'Отправлено через веб',
      '6000': 'Счёт с отрицательным остатком',
      '6100': 'Неучтённый расход',
      '7000': 'Отклонённый договор',
      '8000': 'Подозрительный перевод',
    },
    NotificationReceiver: { SELECTED: 'Выбранные клиенты', ALL: 'Все клиенты' },
  },
} satisfies Same<typeof mn>;
