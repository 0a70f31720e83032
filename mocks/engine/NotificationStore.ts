import { notificationsFor, type Notification } from '../resources/frame/notificationSamples';
import type { GatewayClock } from './clock';

/** The notifications of each staff member, made when they first look. */
export class NotificationStore {
  private readonly byUser = new Map<string, Notification[]>();

  constructor(private readonly clock: GatewayClock) {}

  /** Newest first. */
  of(userId: string): readonly Notification[] {
    let own = this.byUser.get(userId);
    if (!own) {
      own = notificationsFor(userId, this.clock.now());
      this.byUser.set(userId, own);
    }
    return own;
  }
}
