import { endpoint, hasField } from '../../../dataProviders/endpoint';

/** `readCouponSales`: one day of a coupon. */
export interface CouponDay {
  /** YYYY-MM-DD */
  date: string;
  sold: number;
  used: number;
  /** What was left of the stock at its end. */
  remaining: number;
}

/** Sales, use and stock of a coupon, day by day, the oldest first. */
export const readCouponSales = endpoint<void, { days: CouponDay[] }>()(
  'main',
  'GET /coupons/:id/sales',
  { assumed: true, access: 'coupon-admin:access', isShaped: hasField('days') },
);
