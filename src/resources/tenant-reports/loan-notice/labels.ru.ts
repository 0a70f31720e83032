import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'tenant-report/loan-notice': {
      name: 'Извещение |||| Уведомления по кредитам |||| Уведомления по кредитам',
      views: { court: 'Суд', risk: 'Риск', registry: 'Реестр' },
      fields: {
        printedAt: 'Напечатано',
        category: 'Категория',
        record: 'О чём',
        about: 'Номер или имя',
        customerId: 'Клиент',
        customerName: 'Имя клиента',
        loanId: 'Кредит',
        version: 'Экземпляр',
        templateVersion: 'Версия шаблона',
        printedBy: 'Кто напечатал',
      },
    },
  },
};
