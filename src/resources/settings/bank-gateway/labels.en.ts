import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  bankGateway: {
    title: 'Bank gateways',
    all_work: 'All work',
    stopped: '%{smart_count} gateway is stopped |||| %{smart_count} gateways are stopped',
  },
  resources: {
    'bank-gateways': {
      name: 'Bank gateway |||| Bank gateways',
      fields: {
        name: 'Bank, account',
        bankCode: 'Bank',
        accountNumber: 'Account',
        state: 'State',
        waitingCount: 'Transfers waiting',
        waitingAmount: 'Amount waiting',
        awaitedCount: 'Credits not read yet',
        awaitedAmount: 'Amount not read yet',
        readUntil: 'Statement read until',
        changedAt: 'Changed at',
        changedBy: 'Changed by',
      },
      actions: {
        stop_gateway: 'Stop the gateway',
        start_gateway: 'Start the gateway',
      },
    },
  },
};
