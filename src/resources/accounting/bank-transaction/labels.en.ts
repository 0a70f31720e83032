import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  bankTransaction: {
    day: 'Day',
    previous: 'Previous day',
    next: 'Next day',
    days: 'Comparison with the bank statement',
    bank: 'Bank, account',
    statement: 'Credits of the statement',
    lines: 'Lines received',
    count: 'Number',
    difference: 'Difference',
    agrees: 'The statement agrees',
    differs: 'The statement differs',
    none: 'The bank credited nothing on this day.',
  },
  resources: {
    'accounting/bank-cg-transactions': {
      name: 'Bank gateway transaction |||| Bank gateway transactions',
      fields: {
        reference: 'Bank reference',
        bookedAt: 'Booked by the bank',
        accountNumber: 'Our account',
        payerName: 'Payer',
        payerBank: 'Bank of the payer',
        payerAccount: 'Account of the payer',
        text: 'Payment text',
        profitId: 'Profit entry',
      },
    },
  },
};
