import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    'bank-gateways/outgoing': {
      name: 'Исходящий перевод |||| Исходящие переводы |||| Исходящие переводы',
      fields: {
        number: 'Номер',
        at: 'Отправлен',
        customerId: 'Клиент',
        customerName: 'Имя клиента',
        amount: 'Сумма',
        bankCode: 'Банк получателя',
        accountNumber: 'Счёт получателя',
        gatewayId: 'Шлюз',
        state: 'Состояние',
        attempts: 'Попытки',
        nextTryAt: 'Следующая попытка',
        executedAt: 'Выполнен',
        bankReference: 'Номер банка',
        answer: 'Ответ банка',
        failedTransferId: 'Неудачный перевод',
        journalId: 'Журнал',
      },
      views: {
        WAITING: 'Ждёт шлюза',
        RETRYING: 'Будет повтор',
        EXECUTED: 'Выполнен',
        REFUSED: 'Отклонён',
        UNANSWERED: 'Без ответа',
      },
      sections: { transfer: 'Перевод', answer: 'Итог' },
    },
  },
  bankOutgoing: {
    journals: 'Путь денег',
    no_journals: 'По этому переводу проводок нет.',
  },
  enums: {
    OutgoingState: {
      WAITING: 'Ждёт шлюза',
      RETRYING: 'Будет повтор',
      EXECUTED: 'Выполнен',
      REFUSED: 'Отклонён',
      UNANSWERED: 'Без ответа',
    },
  },
};
