import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    feedback: {
      late: 'The answer is %{hours} hours late.',
      left: '%{hours} hours left to answer.',
      answered: 'Answered within %{hours} hours.',
      others: 'Other feedback of this customer',
      no_others: 'There is no other feedback.',
    },
  },
  resources: {
    feedback: {
      name: 'Feedback |||| Feedback',
      fields: {
        code: 'Feedback number',
        customerId: 'Customer',
        rating: 'Rating (stars)',
        message: 'Feedback',
        waitedHours: 'Hours waited',
        device: 'Device',
        appVersion: 'App version',
        reply: 'Answer',
        repliedAt: 'Answered at',
        repliedBy: 'Answered by',
        createdAt: 'Received at',
      },
      views: { NEW: 'Unanswered', ANSWERED: 'Answered' },
      sections: { feedback: 'Feedback', app: 'App and device', reply: 'Answer' },
      actions: { answer: 'Answer' },
    },
  },
  enums: {
    FeedbackState: { NEW: 'Unanswered', ANSWERED: 'Answered' },
    FeedbackCategory: {
      LOAN: 'Loan',
      PAYMENT: 'Payment',
      TRANSFER: 'Transfer',
      APP: 'App',
      SERVICE: 'Service',
      OTHER: 'Other',
    },
  },
};
