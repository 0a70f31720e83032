import { reportFields } from '../reportLabels.ru';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'tenant-report/legal-debt': {
      name: 'Кредит |||| Долги на юридической стадии |||| Долги на юридической стадии',
      views: { risk: 'Отдел риска', court: 'В суде' },
      fields: { ...reportFields },
    },
  },
};
