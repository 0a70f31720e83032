import type { LogBatchState, LogForwardingState } from '../../../domain/enums/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Who decides what leaves the system. */
export const FORWARD_LOGS = 'admin:access';

/** Logs are forwarded until somebody stops it; meanwhile they wait (docs/domain/content-and-messaging.md 5.3). */
export const forwardingLifecycle = {
  ...lifecycleOf<LogForwardingState>()('state', {
    stop_forwarding: {
      from: ['FORWARDING', 'FAILING'],
      to: 'STOPPED',
      access: FORWARD_LOGS,
      confirm: 'reason',
      reverse: 'start_forwarding',
      tone: 'danger',
    },
    start_forwarding: {
      from: ['STOPPED'],
      to: 'FORWARDING',
      outcomes: ['FAILING'],
      access: FORWARD_LOGS,
      confirm: 'reason',
      reverse: 'stop_forwarding',
      tone: 'primary',
    },
  }),
  auto: [
    { from: ['FORWARDING'], to: 'FAILING', by: 'a batch that the receiver did not take' },
    { from: ['FAILING'], to: 'FORWARDING', by: 'the last failed batch that is sent again' },
  ],
} as const;

/** A batch that the receiver did not take is sent again; until then nothing after it is, so that the order stays. */
export const batchLifecycle = lifecycleOf<LogBatchState>()('state', {
  send_again: {
    success: 'toast.sent',
    failure: 'error.send_failed',
    from: ['FAILED'],
    to: 'SENT_AGAIN',
    access: FORWARD_LOGS,
    confirm: 'consequence',
    consequences: ['source', 'count', 'fromAt', 'untilAt'],
    irreversible: true,
    tone: 'primary',
  },
});
