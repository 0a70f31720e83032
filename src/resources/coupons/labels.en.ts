import { lending } from '../../i18n/en/shared/lending';
import { phone } from '../../i18n/en/shared/phone';
import { queueTexts } from '../../i18n/en/shared/queues';
import type { Same } from '../../i18n/Same';

import type { labels as mn, offer as mnOffer, offerSections as mnSections } from './labels.mn';

/** Names of what a coupon offers: of the coupon, and of a request for one. */
export const offer: Same<typeof mnOffer> = {
  tag: 'Tag',
  merchantId: 'Merchant',
  categoryId: 'Category',
  sellPrice: 'Base price',
  sellDiscountPrice: 'Discounted price',
  discountPercent: 'Discount percent',
  isShowBalance: 'Show remaining quantity',
  limitPerCustomer: 'Limit per customer',
  maxQuantity: 'Maximum per purchase',
  customerLevels: 'Customer levels',
  expireDate: 'Expiry date',
  locations: 'Locations',
  point: 'Point on the map',
  info: 'Information',
  condition: 'Condition',
  thumbnail: 'Thumbnail',
  variants: 'Variants',
  isMaster: 'Master variant',
};

/** Headings of the parts of an offer. */
export const offerSections: Same<typeof mnSections> = {
  general: 'Coupon',
  price: 'Price and discount',
  variants: 'Variants and quantity',
  terms: 'Who may buy, and how many',
  dates: 'Dates',
  pictures: 'Pictures',
  text: 'Information and condition',
  places: 'Where it is used',
};

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...queueTexts,
  ...phone,
  checks: lending.checks,
  coupons: {
    preview_help: 'This is how the app shows the coupon in its list and when it is opened.',
    left: 'Left: %{count}',
    sale_until: 'On sale until %{date}',
    use_until: 'To be used until %{date}',
    one_of: 'Up to %{limit} for each person',
    lifetime: {
      title: 'Life of the coupon',
      sale: 'On sale',
      use: 'Only used',
      start: 'Start',
      end: 'End of the sale',
      expire: 'Expiry',
      today: 'Today',
      describe: 'On sale from %{start} to %{end}. Those who have one may use it until %{expire}.',
      missing: 'Shown here once start, end and expiry are filled in, in this order.',
    },
    price: {
      pays: 'A customer pays %{price} ₮ for one coupon.',
      free: 'A customer gets the coupon for nothing.',
      dear: 'The base price is above %{limit} ₮. Check that it is right.',
      becomes: 'Price less %{percent}%: %{price} ₮',
      fill: 'Fill in the discounted price',
    },
    locks: {
      requested: 'Nothing can be changed until the request for the coupon has been decided.',
      approved:
        'Price, variants, dates and terms of an approved coupon are changed by a request only. Name, pictures, information and end date are edited here.',
      sold: 'The coupon has been sold, so nothing can get worse for those who hold one. Only name, pictures, information and end date can be edited.',
      expired: 'A coupon that has expired cannot be changed.',
    },
  },
  validation: {
    coupon_discount_price: 'The discounted price must be between %{min} and %{max}, or 0.',
    coupon_one_master: 'Exactly one variant must be the master.',
    coupon_variant_names: 'Variants must have different names.',
    coupon_price_consistency: 'The price and the discount do not agree.',
    coupon_dates_order:
      'The start date must precede the end date, and the end date the expiry date.',
    coupon_max_over_limit: 'The maximum per purchase cannot be above the limit per customer.',
    coupon_locked_requested: 'It cannot be changed until the request has been decided.',
    coupon_locked_approved: 'An approved coupon is changed by a request only.',
    coupon_locked_sold: 'The coupon has been sold, so it cannot be changed.',
    coupon_locked_expired: 'The coupon has expired.',
    coupon_merchant_unknown: 'Choose a merchant with a contract.',
    coupon_category_unknown: 'Choose a category that is in use.',
  },
  enums: {
    CouponType: { SPECIAL: 'Special', ORDINARY: 'Ordinary' },
    CouponState: {
      DRAFT: 'Draft',
      REQUESTED: 'Sent for approval',
      SCHEDULED: 'Scheduled',
      ON_SALE: 'On sale',
      ENDED: 'Sale ended',
      EXPIRED: 'Expired',
    },
    CouponRequestState: { PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' },
    CouponRequestKind: { NEW: 'New coupon', CHANGE: 'Change' },
    CouponAcquisitionState: { 0: 'Active', 1: 'Used', 2: 'Gifted' },
    CouponAcquisitionWay: { PURCHASED: 'Bought', RECEIVED: 'Received as a gift' },
    CouponCategoryState: { ACTIVE: 'In use', REMOVED: 'Removed' },
  },
};
