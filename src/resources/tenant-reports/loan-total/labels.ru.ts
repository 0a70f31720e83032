import { reportFields } from '../reportLabels.ru';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'tenant-report/loan-total': {
      name: 'Кредит |||| Все кредиты |||| Все кредиты',
      views: {
        overdue: 'С просрочкой',
        customers: 'Клиенты с просрочкой',
        nonPerforming: 'Неработающие',
      },
      fields: { ...reportFields },
    },
  },
};
