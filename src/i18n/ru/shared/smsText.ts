import type { Same } from '../../Same';
import type { smsText as mn } from '../../mn/shared/smsText';

/** How a message travels, what it costs and what is doubtful in it. */
export const smsText: Same<typeof mn> = {
  messaging: {
    sms: {
      operator: 'Мобильный оператор',
      parts: 'Частей',
      price: 'Цена, ₮',
      size: 'Размер и цена',
      alphabet: 'Алфавит',
      GSM: 'Латиница (160 знаков)',
      UNICODE: 'Юникод (70 знаков)',
      segments: 'Частей: %{segments}, в последней осталось знаков: %{left}',
      beyond:
        'Из-за этих знаков сообщение передаётся в Юникоде, и в часть входит 70 знаков вместо 160: %{letters}',
      doubts: {
        variable: 'Переменная не заполнена. Без значения сообщение не отправляется.',
        money: 'Сумма указана открыто. Телефон может увидеть посторонний.',
        regnum: 'Регистрационный номер указан открыто. Телефон может увидеть посторонний.',
        name: 'Имя получателя указано открыто. Телефон может увидеть посторонний.',
      },
      preview_help: 'Так сообщение выглядит на телефоне получателя.',
    },
  },
  enums: {
    SmsState: {
      SENT: 'Отправлено',
      DELIVERED: 'Доставлено',
      FAILED: 'Не доставлено',
      NOT_SENT: 'Не отправлено',
    },
    SmsNetwork: { OTHER: 'Другой' },
    SmsFailure: {
      UNREACHABLE: 'Телефон недоступен',
      UNKNOWN_NUMBER: 'Номер не используется',
      NO_ANSWER: 'Оператор не ответил',
      NUMBER_INACTIVE: 'Номер неактивен',
      MESSAGES_PAUSED: 'Сообщения остановлены: отдел рисков или суд',
      BLACK_LISTED: 'В чёрном списке',
      LOAN_NOT_OPEN: 'Заём не выдан или закрыт',
      NOT_OVERDUE: 'Просрочки нет',
      ALREADY_OVERDUE: 'Уже просрочен',
      NOTHING_DUE: 'Предстоящих платежей нет',
      VALUE_MISSING: 'Нет значения переменной',
      TOO_LONG: 'Сообщение слишком длинное',
    },
  },
};
