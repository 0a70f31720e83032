import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  income: {
    sums: 'Sums by month',
    transactions: 'Transactions',
    no_transactions: 'No transactions.',
    other_sender: 'Another sender',
    from_employer: 'From the employer',
    open_income: 'Open the income request',
  },
  resources: {
    'bank-statement-verification': {
      name: 'Bank statement verification |||| Bank statement verification',
      fields: {
        customerId: 'Customer',
        incomeId: 'Income',
        bankCode: 'Bank',
        accountNumber: 'Account number',
        ownerName: 'Account holder',
        ownerMatches: 'Holder matches',
        periodFrom: 'From',
        periodTo: 'To',
        transactionCount: 'Transactions',
        incomeSum: 'Total income',
        averageAmount: 'Average monthly income',
        declaredAmount: 'Declared average',
        employer: 'Declared employer',
        senderMatch: 'Sender match',
        checkState: 'Check',
        checkReason: 'Check note',
        checkedAt: 'Checked at',
        checkedBy: 'Checked by',
        uploadedAt: 'Uploaded at',
        transactionDate: 'Transaction date',
        transactionDescription: 'Transaction description',
        income: 'Income',
        expense: 'Expense',
        counterpartAccount: 'Counterparty account',
        sender: 'Sender',
      },
      views: {
        unchecked: 'Unchecked',
        mismatched: 'Senders differ',
        verified: 'Verified',
        refused: 'Not verified',
      },
      sections: { statement: 'Statement', match: 'Match', check: 'Check' },
      actions: { verify_statement: 'Mark as verified', refuse_statement: 'Mark as not verified' },
    },
  },
  enums: {
    StatementCheckState: {
      UNCHECKED: 'Unchecked',
      VERIFIED: 'Verified',
      NOT_VERIFIED: 'Not verified',
    },
  },
};
