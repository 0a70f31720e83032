// Rights of the coupons, as the documents name them (docs/domain/wallets.md 3.3).

/** Sees coupons and their categories. */
export const COUPONS = 'coupon-admin:access';

/** Makes, changes and ends coupons, and keeps their categories. */
export const KEEP_COUPONS = 'coupon-admin:create';

/** Asks for coupons, and decides on what others ask for. */
export const COUPON_REQUESTS = 'coupon-request:access';

/** Sees what customers have acquired. */
export const ACQUISITIONS = 'coupon-acquisition:access';
