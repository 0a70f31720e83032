import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    log_batch: {
      name: {
        mn: 'Логийн багц |||| Логийн багцууд',
        en: 'Batch of a log |||| Batches of logs',
        ru: 'Пакет журнала |||| Пакеты журнала |||| Пакетов журнала',
      },
      fields: {
        number: { mn: 'Багцын дугаар', en: 'Batch number', ru: 'Номер пакета' },
        forwardingId: { mn: 'Лог дамжуулалт', en: 'Forwarded log', ru: 'Пересылаемый журнал' },
        source: { mn: 'Лог', en: 'Log', ru: 'Журнал' },
        fromAt: { mn: 'Хугацааны эхлэл', en: 'From', ru: 'С' },
        untilAt: { mn: 'Хугацааны төгсгөл', en: 'Until', ru: 'По' },
        count: { mn: 'Мөрийн тоо', en: 'Rows', ru: 'Строк' },
        attempts: { mn: 'Оролдлого', en: 'Attempts', ru: 'Попыток' },
        failure: { mn: 'Алдаа', en: 'Failure', ru: 'Ошибка' },
        sentAt: { mn: 'Дамжуулсан огноо', en: 'Sent on', ru: 'Отправлено' },
      },
      views: {
        failed: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Не отправлено' },
        sent_again: { mn: 'Дахин дамжуулсан', en: 'Sent again', ru: 'Отправлено повторно' },
      },
      actions: {
        send_again: { mn: 'Дахин дамжуулах', en: 'Send again', ru: 'Отправить повторно' },
      },
    },
  },
} satisfies Words;
