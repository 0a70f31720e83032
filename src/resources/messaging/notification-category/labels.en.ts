import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  messages: {
    category: {
      preview_help: 'A locked phone shows it so. Places that are filled: %{places}.',
      example_name: 'Bolormaa',
      nowhere: 'Sent nowhere',
      off: 'Both app and e-mail are switched off: nobody gets notifications of this type.',
      lately: 'In the last %{days} days: %{sent} sent, %{seen} seen.',
      to_log: 'To the log of notifications',
    },
  },
  validation: {
    notification_place: 'Nothing fills %{places}. Take one of those beside the preview.',
    app_address: 'Write an address that begins with a slash: small Latin letters, digits, dashes.',
  },
  enums: {
    NotificationVariable: {
      firstName: 'the customer’s name',
      amount: 'amount',
      date: 'date',
      loanCode: 'loan code',
      points: 'points',
    },
  },
  resources: {
    'notification-category': {
      name: 'Notification category |||| Notification categories',
      fields: {
        type: 'Notification type',
        body: 'Body',
        isApp: 'In the app',
        isMail: 'By e-mail',
        route: 'Page that opens',
        sentLately: 'Sent lately',
        seenLately: 'Of these seen',
      },
      sections: { words: 'Words', ways: 'Ways' },
      views: { app: 'In the app', mail: 'By e-mail', off: 'Switched off' },
    },
  },
};
