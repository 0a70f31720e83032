import { loanFields } from '../loan/labels.ru';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/close-fund': {
      name: 'Кредит |||| Закрытие за счёт фонда риска |||| Закрытие за счёт фонда риска',
      views: { bad: 'Плохие', risk: 'Отдел риска', court: 'В суде' },
      fields: {
        ...loanFields,
      },
    },
  },
};
