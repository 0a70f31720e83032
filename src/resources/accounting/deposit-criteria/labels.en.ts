import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  accounting: {
    criteria: {
      in_force: 'Criteria in force',
      help: 'A loan is repaid from the temporary account when its next payment is due within these days, or is overdue. The least balance stays on the account. A change holds from the next repayment on.',
    },
  },
  enums: {
    CriteriaState: {
      IN_FORCE: 'In force',
    },
  },
  resources: {
    deposit_criteria: {
      name: 'Criteria of the temporary account |||| Criteria of the temporary account',
      fields: {
        nextPaymentMinDay: 'Days to the next payment',
        minBalance: 'Least balance',
      },
      actions: {
        change_criteria: 'Change the criteria',
      },
    },
  },
};
