import type { EntityPages } from '../../../framework/loadEntity';
import { CategoryAlerts } from './CategoryAlerts';
import { CategoryTreePage } from './CategoryTreePage';
import type category from './couponCategory.entity';

/** Categories are a tree, not a list; each leads to its coupons. */
export const pages: EntityPages<typeof category> = {
  List: CategoryTreePage,
  Alerts: CategoryAlerts,
};
