import type { Access } from '../../../entity/entity';

/** Who sends notifications to customers (docs/domain/content-and-messaging.md 3.1). */
export const SEND_NOTIFICATIONS = 'mass-notification:access' satisfies Access;
