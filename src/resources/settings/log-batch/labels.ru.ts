import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    log_batch: {
      name: 'Пакет журнала |||| Пакеты журнала |||| Пакетов журнала',
      fields: {
        number: 'Номер пакета',
        forwardingId: 'Пересылаемый журнал',
        source: 'Журнал',
        fromAt: 'С',
        untilAt: 'По',
        count: 'Строк',
        attempts: 'Попыток',
        failure: 'Ошибка',
        sentAt: 'Отправлено',
      },
      views: {
        failed: 'Не отправлено',
        sent_again: 'Отправлено повторно',
      },
      actions: {
        send_again: 'Отправить повторно',
      },
    },
  },
};
