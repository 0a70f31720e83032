import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'accounting/accounts/internal': {
      name: 'Internal account |||| Internal accounts',
      fields: {
        number: 'Account number',
        account: 'General-ledger account',
        kind: 'Kind',
        list: 'List',
        customerId: 'Customer',
        loanId: 'Loan',
        savingId: 'Deposit',
        balance: 'Balance',
        debit: 'Debit turnover',
        credit: 'Credit turnover',
        lineCount: 'Entries',
        lastMovedOn: 'Last moved on',
      },
    },
  },
};
