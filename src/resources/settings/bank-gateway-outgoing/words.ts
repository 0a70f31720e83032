import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'bank-gateways/outgoing': {
      name: {
        mn: 'Гарсан шилжүүлэг |||| Гарсан шилжүүлгүүд',
        en: 'Outgoing transfer |||| Outgoing transfers',
        ru: 'Исходящий перевод |||| Исходящие переводы |||| Исходящие переводы',
      },
      fields: {
        at: { mn: 'Шилжүүлсэн огноо', en: 'Sent at', ru: 'Отправлен' },
        customerName: { mn: 'Харилцагчийн нэр', en: 'Name of the customer', ru: 'Имя клиента' },
        bankCode: { mn: 'Хүлээн авах банк', en: 'Receiving bank', ru: 'Банк получателя' },
        accountNumber: { mn: 'Хүлээн авах данс', en: 'Receiving account', ru: 'Счёт получателя' },
        gatewayId: { mn: 'Гэйтвэй', en: 'Gateway', ru: 'Шлюз' },
        state: { mn: 'Төлөв', en: 'State', ru: 'Состояние' },
        attempts: { mn: 'Оролдлогын тоо', en: 'Attempts', ru: 'Попытки' },
        nextTryAt: { mn: 'Дараагийн оролдлого', en: 'Next try', ru: 'Следующая попытка' },
        executedAt: { mn: 'Гүйцэтгэсэн огноо', en: 'Executed at', ru: 'Выполнен' },
        bankReference: { mn: 'Банкны лавлагаа', en: 'Reference of the bank', ru: 'Номер банка' },
        answer: { mn: 'Банкны хариу', en: 'Answer of the bank', ru: 'Ответ банка' },
        failedTransferId: {
          mn: 'Амжилтгүй шилжүүлэг',
          en: 'Failed transfer',
          ru: 'Неудачный перевод',
        },
        journalId: { mn: 'Журналын дугаар', en: 'Journal', ru: 'Журнал' },
      },
      views: {
        WAITING: { mn: 'Гэйтвэй хүлээж байна', en: 'Waiting for the gateway', ru: 'Ждёт шлюза' },
        RETRYING: { mn: 'Дахин оролдоно', en: 'To be tried again', ru: 'Будет повтор' },
        EXECUTED: { mn: 'Гүйцэтгэсэн', en: 'Executed', ru: 'Выполнен' },
        REFUSED: { mn: 'Татгалзсан', en: 'Refused', ru: 'Отклонён' },
        UNANSWERED: { mn: 'Хариу өгөөгүй', en: 'Not answered', ru: 'Без ответа' },
      },
      sections: {
        transfer: { mn: 'Шилжүүлэг', en: 'The transfer', ru: 'Перевод' },
        answer: { mn: 'Үр дүн', en: 'Outcome', ru: 'Итог' },
      },
    },
  },
  bankOutgoing: {
    journals: { mn: 'Мөнгөний зам', en: 'The way of the money', ru: 'Путь денег' },
    no_journals: {
      mn: 'Энэ шилжүүлгээр журнал бичигдээгүй байна.',
      en: 'No journal was booked for this transfer.',
      ru: 'По этому переводу проводок нет.',
    },
  },
  enums: {
    OutgoingState: {
      WAITING: { mn: 'Гэйтвэй хүлээж байна', en: 'Waiting for the gateway', ru: 'Ждёт шлюза' },
      RETRYING: { mn: 'Дахин оролдоно', en: 'To be tried again', ru: 'Будет повтор' },
      EXECUTED: { mn: 'Гүйцэтгэсэн', en: 'Executed', ru: 'Выполнен' },
      REFUSED: { mn: 'Татгалзсан', en: 'Refused', ru: 'Отклонён' },
      UNANSWERED: { mn: 'Хариу өгөөгүй', en: 'Not answered', ru: 'Без ответа' },
    },
  },
} satisfies Words;
