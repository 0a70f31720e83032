import { notificationsFor, type Notification } from '../resources/frame/notificationSamples';
import type { GatewayClock } from './clock';

/** The notifications of each staff member, made when they first look. */
export class NotificationStore {
  private readonly byUser = new Map<string, Notification[]>();

  /** @param began when the sample began, ms: what everybody finds there is older */
  constructor(
    private readonly clock: GatewayClock,
    private readonly began: number,
  ) {}

  /** Newest first. */
  of(userId: string): readonly Notification[] {
    let own = this.byUser.get(userId);
    if (!own) {
      own = notificationsFor(userId, this.began);
      this.byUser.set(userId, own);
    }
    return own;
  }

  /** Something new for a staff member, unread. */
  add(userId: string, notice: Pick<Notification, 'type' | 'title' | 'body' | 'route'>): void {
    const own = [...this.of(userId)];
    const id = own.reduce((latest, one) => Math.max(latest, one.id), 0) + 1;
    this.byUser.set(userId, [
      { ...notice, id, createdAt: this.clock.iso(), isReceived: false, isSeen: false },
      ...own,
    ]);
  }
}
