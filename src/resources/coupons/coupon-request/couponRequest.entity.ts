import { CouponRequestKind, CouponRequestState } from '../../../domain/enums/coupons';
import { QUEUE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, reference, text, userName } from '../../../fields';
import { offerFields, offerForm, offerRules } from '../offer';
import { COUPON_REQUESTS } from '../rights';
import { requestLifecycle } from './lifecycle';

/** Requests for new coupons and for other ones of those that are there (docs/domain/wallets.md 3.3). */
export default entity('coupon/requests', {
  gateway: 'main',
  endpoint: '/coupon-requests',
  assumed: true,
  menu: 'coupons',
  order: 1,
  icon: 'pending',
  titles: { list: 'menu.coupons.requests' },
  represent: 'name',
  access: {
    list: COUPON_REQUESTS,
    show: COUPON_REQUESTS,
    create: COUPON_REQUESTS,
    edit: COUPON_REQUESTS,
  },
  waiting: {
    filter: { state: 'PENDING' },
    since: 'createdAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: {
    /** The coupon that shall change; a new one without it. */
    couponId: reference('coupon', {
      once: true,
      filter: { state: ['SCHEDULED', 'ON_SALE', 'ENDED'] },
    }),
    ...offerFields,
    kind: choice(CouponRequestKind, { readOnly: true }),
    state: choice(CouponRequestState, { readOnly: true, required: true }),
    rejectReason: text({ readOnly: true }),
    decidedAt: dateTime({ readOnly: true }),
    decidedBy: userName(),
    createdAt: dateTime({ readOnly: true }),
    /** Nobody of the staff where the merchant asks. */
    createdBy: userName(),
  },
  rules: offerRules,
  list: {
    columns: [
      'name',
      'kind',
      'merchantId',
      'sellPrice',
      'discountPercent',
      'startDate',
      'state',
      'createdAt',
      'createdBy',
    ],
    decides: 'state',
    optional: [
      'couponId',
      'tag',
      'type',
      'categoryId',
      'sellDiscountPrice',
      'endDate',
      'expireDate',
      'rejectReason',
      'decidedAt',
      'decidedBy',
    ],
    filters: [
      'state',
      'kind',
      'merchantId',
      'categoryId',
      'couponId',
      'type',
      'sellPrice',
      'startDate',
      'createdAt',
      'decidedAt',
      'createdBy',
    ],
    search: true,
    sort: { field: 'createdAt', order: 'DESC' },
    views: CouponRequestState.values.map((state) => ({ key: state, filter: { state } })),
  },
  form: [section('change', ['couponId']), ...offerForm],
  record: {
    status: 'state',
    facts: ['kind', 'merchantId', 'sellPrice', 'startDate', 'createdAt', 'createdBy'],
  },
  ends: ['APPROVED'],
  lifecycle: requestLifecycle,
});
