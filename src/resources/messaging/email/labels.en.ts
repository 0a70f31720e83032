import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    email: {
      name: 'E-mail |||| E-mails',
      fields: {
        customerId: 'Customer',
        templateId: 'Mail template',
        subject: 'Subject',
        recipient: 'Recipient',
        failure: 'Why it came back',
        createdBy: 'Sent by',
      },
      views: {
        alerts: 'Alerts of the system',
        failed: 'Came back',
      },
    },
  },
  enums: { EmailState: { SENT: 'Sent', FAILED: 'Came back' } },
};
