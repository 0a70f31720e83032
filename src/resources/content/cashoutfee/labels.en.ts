import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    fee: {
      ladder: 'Ladder of fees',
      ladder_help:
        'This is the ladder with this step active. A transfer costs the fee of the step that its amount falls into.',
      no_end: 'No upper end',
      example: 'Work out a fee',
      amount: 'Transfer amount, ₮',
      work_out: 'Work out',
      fee: 'Fee, ₮',
      total: 'Leaves the wallet, ₮',
      to_step: 'Show this step',
      free: 'Nothing is charged for this amount.',
    },
  },
  actionBlocks: {
    fee_step_twin: 'An active step begins at the same amount. Deactivate it first.',
    fee_step_gap:
      'No active step of this kind begins at 0. Activate the one that begins at 0 first.',
    fee_step_first:
      'Without the step that begins at 0 small amounts would have no fee of their own. Deactivate the other steps first.',
  },
  resources: {
    cashoutfee: {
      name: 'Cash-out fee |||| Cash-out fees',
      fields: {
        name: 'Name',
        feeType: 'Fee type',
        transactionAmount: 'Transfers from',
        untilAmount: 'Transfers up to',
        feeAmount: 'Fee amount',
        isActiveForm: 'Active',
      },
      sections: { general: 'Step' },
      views: { cashout: 'To bank', transaction: 'Wallet to wallet', inactive: 'Inactive' },
    },
  },
};
