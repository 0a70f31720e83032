import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  incomeMargin: {
    example: 'What counts of an average of %{amount}',
    kept: 'Incomes registered before keep their margin. Waiting for a decision: %{waiting}, approved: %{approved}.',
  },
  resources: {
    income_margin: {
      name: 'Income margin |||| Income margins',
      fields: {
        type: 'Type of income',
        margin: 'Margin',
        waiting: 'Incomes waiting for a decision',
        approved: 'Approved incomes',
      },
      actions: { change: 'Change margin' },
    },
  },
};
