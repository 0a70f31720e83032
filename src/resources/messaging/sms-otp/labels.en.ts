import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    'sms/otp': {
      name: 'SMS code |||| Codes sent by SMS',
      fields: {
        channel: 'Sent by',
        attempts: 'Attempts',
        requestedAt: 'Asked for at',
        expiresAt: 'Valid until',
        usedAt: 'Used at',
      },
      views: {
        SENT: 'Valid',
        USED: 'Used',
        EXPIRED: 'Expired',
      },
    },
  },
};
