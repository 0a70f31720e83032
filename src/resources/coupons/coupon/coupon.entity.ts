import { CouponState } from '../../../domain/enums/coupons';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, flag, number, userName } from '../../../fields';
import { offerFields, offerForm, offerRules } from '../offer';
import { COUPONS, KEEP_COUPONS } from '../rights';
import { couponLifecycle } from './lifecycle';

/** A count that the gateway always gives: what R15 is calculated from. */
const counted = number({ readOnly: true, required: true, integer: true });

/** Coupons of merchants: what they offer, their stock, and where they are in their life (docs/domain/wallets.md 3). */
export default entity('coupon', {
  gateway: 'main',
  endpoint: '/coupons',
  assumed: true,
  menu: 'coupons',
  order: 0,
  icon: 'coupon',
  titles: { list: 'menu.coupons.list', create: 'menu.coupons.create' },
  represent: 'name',
  palette: { says: ['merchantId', 'state'] },
  access: { list: COUPONS, show: COUPONS, create: KEEP_COUPONS, edit: KEEP_COUPONS },
  fields: {
    ...offerFields,
    state: choice(CouponState, { readOnly: true, required: true }),
    /** Σ of the variants, what came out of it, what is left to be sold, and what nobody has used. */
    initialBalance: counted,
    acquired: counted,
    remaining: counted,
    remainingBalance: counted,
    /** What became of what customers hold, however they came by it. */
    active: counted,
    used: counted,
    gifted: counted,
    received: counted,
    /** Those who have one may use it. */
    isValid: flag({ readOnly: true }),
    isExpired: flag({ readOnly: true }),
    publishedAt: dateTime({ readOnly: true }),
    publishedBy: userName(),
    /** It was taken out of the sale before its end. */
    endedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName(),
  },
  rules: offerRules,
  list: {
    columns: [
      'name',
      'merchantId',
      'sellPrice',
      'discountPercent',
      'acquired',
      'remaining',
      'state',
      'endDate',
    ],
    decides: 'state',
    optional: [
      'thumbnail',
      'tag',
      'type',
      'categoryId',
      'sellDiscountPrice',
      'initialBalance',
      'remainingBalance',
      'used',
      'gifted',
      'customerLevels',
      'startDate',
      'expireDate',
      'isValid',
      'isExpired',
      'publishedAt',
      'publishedBy',
      'createdAt',
      'createdBy',
    ],
    filters: [
      'categoryId',
      'merchantId',
      'state',
      'type',
      'sellPrice',
      'discountPercent',
      'remaining',
      'remainingBalance',
      'customerLevels',
      'startDate',
      'endDate',
      'expireDate',
      'isExpired',
      'createdAt',
    ],
    search: true,
    sort: { field: 'createdAt', order: 'DESC' },
    views: CouponState.values.map((state) => ({ key: state, filter: { state } })),
  },
  form: [...offerForm],
  // What the stock counts stands in its own card, above.
  show: [
    ...offerForm,
    section('sale', [
      'isValid',
      'isExpired',
      'publishedAt',
      'publishedBy',
      'endedAt',
      'createdAt',
      'createdBy',
    ]),
  ],
  record: {
    status: 'state',
    facts: ['sellPrice', 'discountPercent', 'acquired', 'remaining', 'startDate', 'expireDate'],
  },
  ends: ['EXPIRED'],
  lifecycle: couponLifecycle,
  identifiedBy: ['tag', 'merchantId'],
});
