import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  loanLists: {
    temporary: {
      help: 'Find the customer, then choose the loan and the amount.',
      movements: 'Movements of the account',
      no_movements: 'There are no movements.',
      this_account: 'This account',
      all_accounts: 'All temporary accounts and the general ledger',
      date: 'Date',
      kind: 'Kind',
      of: 'Loan or batch',
      in: 'In',
      out: 'Out',
      journal: 'Journal',
      opening: 'Opening balance',
      account: 'Temporary account',
      balance: 'Balance of the temporary account',
      min_balance: 'Minimum balance to keep',
      next_due: 'Maximum days to the next payment',
      choose: 'Loan to repay',
      no_loans: 'There is no loan to repay.',
      due_now: 'Due now',
      to_due: 'Due date',
      amount: 'Amount',
      amount_wrong: 'Enter an amount above zero.',
      refused: 'Cannot be repaid:',
      repay: 'Repay from the temporary account',
      receipt: 'Repayment booked',
      receipt_number: 'Receipt number',
      done: 'Repaid %{amount} from the temporary account: %{code}.',
      temporary_before: 'Temporary account',
      loan_balance: 'Loan balance',
      split: 'Payment allocation',
      split_done: 'Payment allocation',
      another: 'Another repayment',
      to_loan: 'Open the loan',
      leaves_rest: '%{amount} exceeds the debt and stays in the temporary account.',
    },
  },
};
