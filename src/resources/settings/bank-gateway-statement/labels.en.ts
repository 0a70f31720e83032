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
