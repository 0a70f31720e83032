import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    log_batch: {
      name: 'Batch of a log |||| Batches of logs',
      fields: {
        number: 'Batch number',
        forwardingId: 'Forwarded log',
        source: 'Log',
        fromAt: 'From',
        untilAt: 'Until',
        count: 'Rows',
        attempts: 'Attempts',
        failure: 'Failure',
        sentAt: 'Sent on',
      },
      views: {
        failed: 'Failed',
        sent_again: 'Sent again',
      },
      actions: {
        send_again: 'Send again',
      },
    },
  },
};
