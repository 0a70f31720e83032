import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/call-log': {
      name: 'Call |||| Call log',
      fields: {
        customerId: 'Customer',
        loanId: 'Loan',
        outcome: 'Outcome',
        phone: 'Number called',
        calledAt: 'Called at',
        calledBy: 'Called by',
        note: 'Note',
        promisedDate: 'Promised date',
        nextCallAt: 'Next call',
        numberInactive: 'Number inactive',
      },
      sections: { call: 'Call', number: 'Phone number' },
      views: { reached: 'Reached', notReached: 'Not reached', badNumber: 'Wrong number' },
    },
  },
  enums: {
    CallLogOutcome: {
      INFORMED: 'Informed',
      TRANSMIT: 'Message passed on',
      NOT_ANSWERED: 'No answer',
      NOT_REACHED: 'Not reached',
      SUSPENDED: 'Number suspended',
      NOT_EXIST: 'Number does not exist',
      NOT_OWNER: 'Not the owner',
      NOT_FOUND: 'Not found',
    },
  },
};
