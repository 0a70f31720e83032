import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  bankGateway: {
    title: 'Банковские шлюзы',
    all_work: 'Все работают',
    stopped:
      'Остановлен %{smart_count} шлюз |||| Остановлено %{smart_count} шлюза |||| Остановлено %{smart_count} шлюзов',
  },
  resources: {
    'bank-gateways': {
      name: 'Банковский шлюз |||| Банковские шлюзы |||| Банковские шлюзы',
      fields: {
        name: 'Банк, счёт',
        bankCode: 'Банк',
        accountNumber: 'Счёт',
        state: 'Состояние',
        waitingCount: 'Ждущие переводы',
        waitingAmount: 'Ждущая сумма',
        awaitedCount: 'Непрочитанные зачисления',
        awaitedAmount: 'Сумма непрочитанных',
        readUntil: 'Выписка прочитана до',
        changedAt: 'Изменён',
        changedBy: 'Кто изменил',
      },
      actions: {
        stop_gateway: 'Остановить шлюз',
        start_gateway: 'Запустить шлюз',
      },
    },
  },
};
