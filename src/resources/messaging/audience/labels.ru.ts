import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  messaging: {
    audience: {
      title: 'Кто получит',
      receivers: 'Получатели',
      records: 'Записей в представлении',
      nobody: 'В этом представлении получателей нет.',
      quiet:
        'Сейчас тихие часы. Подтверждённое сейчас начнёт отправляться с %{time}, до этого его можно остановить.',
      sample: 'Пример: %{count} из %{of} получателей',
      customer: 'Клиент',
      phone: 'Телефон',
      loan: 'Кредит',
    },
  },
};
