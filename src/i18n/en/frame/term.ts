import type { term as mn } from '../../mn/frame/term';
import type { Same } from '../../Same';

export const term = {
  term: {
    court: 'Court',
    opening_balance: 'Opening balance',
    closing_balance: 'Closing balance',
    account: 'Account',
    debit: 'Debit',
    credit: 'Credit',
    reconciliation: 'Reconciliation',
  },
} satisfies Same<typeof mn>;
