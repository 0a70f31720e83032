import type { EntityPages } from '../../../framework/loadEntity';
import { CategoryAlerts } from './CategoryAlerts';
import { CategoryPreview } from './CategoryPreview';
import type category from './notificationCategory.entity';

/** Categories: what became of their notifications, and how a phone shows one. */
export const pages: EntityPages<typeof category> = {
  Alerts: CategoryAlerts,
  Preview: CategoryPreview,
};
