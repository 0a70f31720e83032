import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    'bank-gateways/statements': {
      name: 'Bank gateway statement |||| Bank gateway statements',
      fields: {
        date: 'Date',
        bankCode: 'Bank',
        accountNumber: 'Account',
        statement: 'Total by the bank',
        lines: 'Sum of the lines',
        count: 'Lines',
        awaitedCount: 'Credits not read yet',
        awaitedAmount: 'Amount not read yet',
        difference: 'Difference',
        state: 'State',
        readUntil: 'Read until',
      },
      views: {
        AGREES: 'Agrees',
        DIFFERS: 'Differs',
        LATE: 'Late',
      },
      tabs: { lines: 'Lines' },
    },
  },
  gatewayStatement: {
    late: 'The gateway is stopped: what the bank credited after %{at} has not come yet.',
    awaited:
      '%{smart_count} receipt is booked on a loan, and its line has not come yet, ₮: %{amount}. It comes when the gateway starts. |||| %{smart_count} receipts are booked on loans, and their lines have not come yet, ₮: %{amount}. They come when the gateway starts.',
    differs:
      'The bank’s statement is not the sum of the lines that came. Difference, ₮: %{amount}.',
  },
  enums: {
    GatewayStatementState: {
      AGREES: 'Agrees',
      DIFFERS: 'Differs',
      LATE: 'Late',
    },
  },
};
