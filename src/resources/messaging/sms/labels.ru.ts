import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  messaging: {
    sms: {
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
  resources: {
    sms: {
      name: 'SMS |||| SMS |||| SMS-сообщения',
      fields: {
        loanId: 'Кредит',
        text: 'Текст сообщения',
        kind: 'Вид',
        operator: 'Мобильный оператор',
        segments: 'Частей',
        price: 'Цена, ₮',
        failure: 'Почему не доставлено',
        deliveredAt: 'Доставлено',
        createdBy: 'Отправил',
      },
      sections: { message: 'Сообщение' },
      views: { SENT: 'Отправлено', DELIVERED: 'Доставлено', FAILED: 'Не доставлено' },
    },
  },
  enums: {
    SmsKind: { SINGLE: 'Одному клиенту', LOAN: 'По кредиту', SYSTEM: 'Системное' },
    SmsState: { SENT: 'Отправлено', DELIVERED: 'Доставлено', FAILED: 'Не доставлено' },
    SmsFailure: {
      UNREACHABLE: 'Телефон недоступен',
      UNKNOWN_NUMBER: 'Номер не используется',
      NO_ANSWER: 'Оператор не ответил',
    },
  },
};
