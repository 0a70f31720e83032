import type { NotificationState } from '../../../domain/enums/messaging';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { SEND_NOTIFICATIONS } from './rights';

/**
 * The sending of a notification: it begins at its time and goes on until everybody was reached, or somebody stops it. What
 * went out cannot be taken back (docs/domain/content-and-messaging.md 3.1).
 */
export const notificationLifecycle = lifecycleOf<NotificationState>()(
  'state',
  {
    stop_sending: {
      from: ['PLANNED', 'SENDING'],
      to: 'STOPPED',
      access: SEND_NOTIFICATIONS,
      confirm: 'consequence',
      irreversible: true,
      consequences: ['sent', 'waiting'],
      tone: 'danger',
    },
  },
  [
    { from: ['PLANNED'], to: 'SENDING', by: 'its time' },
    { from: ['SENDING'], to: 'SENT', by: 'the last receiver' },
  ],
);
