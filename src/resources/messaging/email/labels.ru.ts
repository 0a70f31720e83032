import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    email: {
      name: 'Письмо |||| Письма |||| Эл. письма',
      fields: {
        customerId: 'Клиент',
        templateId: 'Шаблон письма',
        subject: 'Тема',
        recipient: 'Получатель',
        failure: 'Почему вернулось',
        createdBy: 'Отправил',
      },
      views: {
        alerts: 'Сигналы системы',
        failed: 'Вернулись',
      },
    },
  },
  enums: { EmailState: { SENT: 'Отправлено', FAILED: 'Вернулось' } },
};
