import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: {
    MailVariable: {
      firstName: 'First name of the customer',
      customerName: 'Name of the customer',
      lender: 'Lender',
      link: 'Link to change the password',
      code: 'Authentication code',
      title: 'Title of the notification',
      body: 'Text of the notification',
      account: 'Account number',
      amount: 'Amount',
      happenedAt: 'When it happened',
    },
  },
  mailTemplate: {
    variables_help:
      'Write a variable in the file and the subject exactly as below. When the mail is sent, its value takes its place.',
    missing: 'Nothing is sent to this customer, because there is no value of: %{names}',
    preview: 'How the mail looks',
    subject: 'Subject',
    to_sent: 'Mails sent by this template',
  },
  resources: {
    'settings/mail-template': {
      name: 'Mail template |||| Mail templates',
      fields: {
        type: 'Type of mail',
        subject: 'Subject',
        htmlFile: 'HTML file',
        version: 'Version',
        sentCount: 'Mails sent',
      },
      sections: {
        general: 'Template',
        text: 'Text',
      },
    },
  },
};
