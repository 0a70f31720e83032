import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    otp: {
      label: 'Phone or register number',
      help: 'You can only search. Enter the customer’s full phone or register number.',
      unknown: 'This is neither a phone number nor a register number.',
      again: 'Search by another number',
    },
  },
  resources: {
    'otp-request-list': {
      name: 'OTP request |||| OTP requests',
      fields: {
        customerId: 'Customer',
        purpose: 'Purpose',
        channel: 'Channel',
        code: 'One-time code',
        attempts: 'Attempts',
        requestedAt: 'Requested at',
        expiresAt: 'Valid until',
        usedAt: 'Used at',
        usedAfter: 'Seconds until use',
      },
      views: { SENT: 'Sent', USED: 'Used', EXPIRED: 'Expired' },
    },
  },
};
