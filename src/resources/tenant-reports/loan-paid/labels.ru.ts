import { reportFields } from '../reportLabels.ru';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'tenant-report/loan-paid': {
      name: 'Кредит |||| Погашенные кредиты |||| Погашенные кредиты',
      views: {
        afterOverdue: 'После просрочки',
        afterCourt: 'После суда',
        byDecision: 'По решению суда',
      },
      fields: {
        ...reportFields,
        closing: 'Как закрыт',
        maxOverdueDays: 'Наибольшая просрочка, дней',
        wasInCourt: 'Был в суде',
      },
    },
  },
};
