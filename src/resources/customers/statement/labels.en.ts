import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    statement: {
      rows: 'Transactions',
      opening: 'Opening balance',
      closing: 'Closing balance',
      balance: 'Balance',
      total: 'Total',
      none: 'There were no transactions in this period.',
      check: 'Check',
      formula: 'Opening balance + income − expense = closing balance',
      calculated: 'Calculated from the transactions',
      stated: 'Shown on the statement',
      difference: 'Difference',
      months: 'Period: %{days} days',
    },
  },
  resources: {
    'customers/statement': {
      name: 'Bank statement |||| Bank statements',
      fields: {
        code: 'Statement number',
        customerId: 'Customer',
        periodFrom: 'From',
        periodTo: 'To',
        openingBalance: 'Opening balance',
        closingBalance: 'Closing balance',
        income: 'Income',
        expense: 'Expense',
        monthlyIncome: 'Average monthly income',
        rowCount: 'Transactions',
        agreement: 'Check',
        fetchedAt: 'Fetched at',
        rows: 'Transactions',
        transactionDate: 'Transaction date',
        transactionDescription: 'Transaction description',
        counterpartAccount: 'Counterparty account',
      },
      views: { agrees: 'Matches', differs: 'Differs' },
      sections: { account: 'Account', period: 'Period' },
    },
  },
  enums: {
    StatementAgreement: {
      AGREES: 'Matches',
      TOTALS_DIFFER: 'Totals differ',
      BALANCE_DIFFERS: 'Balance differs',
    },
  },
};
