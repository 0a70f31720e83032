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
    },
  },
  enums: {
    GatewayStatementState: {
      AGREES: 'Agrees',
      DIFFERS: 'Differs',
      LATE: 'Late',
    },
  },
};
