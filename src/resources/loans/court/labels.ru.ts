import { loanFields } from '../loan/labels.ru';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/court': {
      name: 'Кредит |||| Кредиты в суде |||| Кредиты в суде',
      fields: {
        ...loanFields,
        courtState: 'Этап дела',
        claim: 'Сумма иска',
        courtCosts: 'Пошлина и расходы',
        awarded: 'Присуждено',
      },
      views: { letters: 'Письма', filed: 'Поданные', decided: 'Решённые' },
    },
  },
};
