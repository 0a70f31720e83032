import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    notification: {
      name: 'Notification |||| Notifications',
      fields: {
        body: 'Body',
        receiver: 'Receiver',
        isApp: 'In the app',
        isMail: 'By e-mail',
        total: 'Meant for',
        sent: 'Sent',
        failed: 'Failed',
        received: 'Received',
        seen: 'Seen',
        createdAt: 'Sent at',
        createdBy: 'Sent by',
      },
      views: {
        SELECTED: 'To selected customers',
        ALL: 'To all customers',
      },
    },
  },
};
