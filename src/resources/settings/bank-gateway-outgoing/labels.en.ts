import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    'bank-gateways/outgoing': {
      name: 'Outgoing transfer |||| Outgoing transfers',
      fields: {
        number: 'Number',
        at: 'Sent at',
        customerId: 'Customer',
        customerName: 'Name of the customer',
        amount: 'Amount',
        bankCode: 'Receiving bank',
        accountNumber: 'Receiving account',
        gatewayId: 'Gateway',
        state: 'State',
        attempts: 'Attempts',
        nextTryAt: 'Next try',
        executedAt: 'Executed at',
        bankReference: 'Reference of the bank',
        answer: 'Answer of the bank',
        failedTransferId: 'Failed transfer',
        journalId: 'Journal',
      },
      views: {
        WAITING: 'Waiting for the gateway',
        RETRYING: 'To be tried again',
        EXECUTED: 'Executed',
        REFUSED: 'Refused',
        UNANSWERED: 'Not answered',
      },
      sections: { transfer: 'The transfer', answer: 'Outcome' },
    },
  },
  bankOutgoing: {
    journals: 'The way of the money',
    no_journals: 'No journal was booked for this transfer.',
  },
  enums: {
    OutgoingState: {
      WAITING: 'Waiting for the gateway',
      RETRYING: 'To be tried again',
      EXECUTED: 'Executed',
      REFUSED: 'Refused',
      UNANSWERED: 'Not answered',
    },
  },
};
