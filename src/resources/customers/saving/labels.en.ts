import { ledgerEnums, ledgerTexts } from '../../../i18n/en/shared/ledger';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  ...ledgerTexts,
  enums: { LedgerEntryKind: ledgerEnums.LedgerEntryKind },
  people: {
    savings: {
      title: 'Savings',
      total: 'Open: %{count}. Total:',
      none: 'No savings',
      none_text: 'The customer has not opened any savings.',
      matured: 'Matured. The customer will request a cash-out or a renewal.',
      agrees: 'Matches the account',
      differs: 'Differs from the account: %{own} ≠ %{ledger}',
      money: 'Money of the savings',
      journal: 'Journal of the savings',
      plan: {
        title: 'Interest schedule',
        term: '%{passed} of %{term} days have passed',
        interest_by_maturity: 'Interest by maturity',
        at_maturity: 'Amount at maturity',
        none: 'No interest was added',
        date: 'Interest added on',
        interest: 'Interest',
        capitalised: 'Interest added so far',
        journal: 'Journal',
        to_come: 'To come',
      },
      preview: {
        interest: 'Capitalised interest',
        paid: 'Paid out',
        balance: 'Balance',
        whole: 'Interest for the full term: %{interest}. Correction: %{correction}.',
        early:
          'If cancelled early, %{share}% of the interest counts. Interest: %{interest}. Correction: %{correction}.',
        paid_out: 'To be paid out: %{amount}',
        goes_to: 'To the wallet: %{wallet}. To the prime bank account: %{bank}.',
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
        running: 'Accruing interest',
        expectedBalance: 'Balance by the terms',
        blockedAmount: 'Blocked amount',
        loanId: 'Secured loan',
        walletRoom: 'Room on the wallet',
        isPrimeAccount: 'Has a prime account',
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
