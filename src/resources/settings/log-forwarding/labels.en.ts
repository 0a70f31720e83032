import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: {
    LogSource: {
      SIGN_INS: 'Sign-in attempts',
      SMS: 'SMS',
      MAILS: 'Mails',
    },
    LogForwardingState: {
      FORWARDING: 'Forwarding',
      FAILING: 'Failing',
      STOPPED: 'Stopped',
    },
    LogBatchState: {
      SENT: 'Sent',
      FAILED: 'Failed',
      SENT_AGAIN: 'Sent again',
    },
    LogFailure: {
      UNREACHABLE: 'The receiver was not found',
      REFUSED: 'The receiver refused it',
      TIMED_OUT: 'No answer came',
    },
  },
  logForwarding: {
    failing: 'Failed batches: %{failed}. Until they are sent again, %{waiting} rows wait.',
    stopped: 'Forwarding is stopped. Rows that wait: %{waiting}.',
    to_batches: 'See the batches',
    stop_means:
      'From then on new rows gather here. The system that watches over them does not see them until it is started again.',
    start_means: 'The %{waiting} rows that gathered go in one batch.',
    failed_first: 'It goes on once the failed batches are sent again: %{failed}.',
  },
  resources: {
    log_forwarding: {
      name: 'Forwarded log |||| Forwarded logs',
      fields: {
        source: 'Log',
        target: 'Receiver',
        waiting: 'Rows that wait',
        forwarded: 'Rows forwarded',
        failedBatches: 'Failed batches',
        forwardedUntil: 'Forwarded until',
      },
      tabs: {
        batches: 'Batches',
      },
      actions: {
        stop_forwarding: 'Stop forwarding',
        start_forwarding: 'Start forwarding',
        go_on: 'Forwarding goes on',
      },
    },
  },
};
