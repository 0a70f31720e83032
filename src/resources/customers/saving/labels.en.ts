import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  people: {
    savings: {
      title: 'Savings',
      total: 'Open: %{count}. Total:',
      none: 'No savings',
      none_text: 'The customer has not opened any savings.',
      matured: 'Matured. The customer will request a cash-out or a renewal.',
      agrees: 'Matches the account',
      differs: 'Differs from the account: %{own} ≠ %{ledger}',
      preview: {
        interest: 'Capitalised interest',
        paid: 'Paid out',
        balance: 'Balance',
        whole: 'Interest for the full term: %{interest}. Correction: %{correction}.',
        early:
          'If cancelled early, %{share}% of the interest counts. Interest: %{interest}. Correction: %{correction}.',
        paid_out: 'To be paid out: %{amount}',
      },
    },
  },
  resources: {
    saving: {
      name: 'Savings |||| Savings',
      fields: {
        imageId: 'Chosen picture',
        customerId: 'Customer',
        number: 'Savings account',
        principal: 'Principal',
        rate: 'Annual interest rate',
        openedOn: 'Opened on',
        maturesOn: 'Matures on',
        capitalised: 'Capitalised interest',
        paid: 'Paid out',
        ledgerBalance: 'Account balance',
        blockedAmount: 'Blocked amount',
        loanId: 'Secured loan',
        cashOutAccess: 'Cash-out access',
        daysToPayment: 'Until the next payment',
        isLoanOpen: 'Loan open',
      },
      actions: {
        approve_cash_out: 'Approve cash-out',
        approve_cancel: 'Approve cancellation',
        refuse_cancel: 'Refuse cancellation',
        block_saving: 'Block',
        unblock_saving: 'Unblock',
      },
    },
  },
};
