import { CouponAcquisitionState, CouponAcquisitionWay } from '../../../domain/enums/coupons';
import { entity } from '../../../entity/entity';
import { choice, date, dateTime, embedded, flag, money, reference, text } from '../../../fields';
import { ACQUISITIONS } from '../rights';

const given = { readOnly: true } as const;

/** What customers have acquired of coupons: who, how, and what became of it; read only (docs/domain/wallets.md 3.4). */
export default entity('coupon/acquisitions', {
  gateway: 'main',
  endpoint: '/coupon-acquisitions',
  assumed: true,
  menu: 'coupons',
  order: 2,
  icon: 'receipt',
  titles: { list: 'menu.coupons.acquisitions' },
  represent: 'number',
  palette: { begins: 'КП', says: ['owner', 'state'] },
  access: { list: ACQUISITIONS, show: ACQUISITIONS },
  fields: {
    number: text(given),
    couponId: reference('coupon', given),
    variant: text(given),
    owner: reference('customers', given),
    state: choice(CouponAcquisitionState, { readOnly: true, required: true }),
    way: choice(CouponAcquisitionWay, { readOnly: true, required: true }),
    /** What was paid for it; nothing for what was received. */
    price: money({ readOnly: true, required: true }),
    journalNumber: text(given),
    acquiredAt: dateTime(given),
    usedAt: dateTime(given),
    isGifted: flag(given),
    giftedCustomer: reference('customers', given),
    transferredAt: dateTime(given),
    receivedAt: dateTime(given),
    /** The acquisition that it was given on from, and the one that it became. */
    previousId: reference('coupon/acquisitions', given),
    nextId: reference('coupon/acquisitions', given),
    expireDate: date({ readOnly: true, remaining: true }),
    isValid: flag(given),
    isExpired: flag(given),
    /** From who bought it to who has it now. */
    chain: embedded(
      {
        acquisitionId: reference('coupon/acquisitions', given),
        owner: reference('customers', given),
        state: choice(CouponAcquisitionState, given),
        isExpired: flag(given),
        at: dateTime(given),
        until: dateTime(given),
      },
      { readOnly: true },
    ),
  },
  list: {
    columns: ['number', 'couponId', 'owner', 'way', 'price', 'state', 'isExpired', 'acquiredAt'],
    decides: 'state',
    optional: [
      'variant',
      'usedAt',
      'isGifted',
      'giftedCustomer',
      'transferredAt',
      'receivedAt',
      'expireDate',
      'isValid',
      'journalNumber',
    ],
    filters: [
      'couponId',
      'owner',
      'state',
      'way',
      'number',
      'giftedCustomer',
      'isExpired',
      'acquiredAt',
      'usedAt',
      'expireDate',
    ],
    search: 'private',
    sort: { field: 'acquiredAt', order: 'DESC' },
    views: [
      { key: 'active', filter: { state: 0, isExpired: false } },
      { key: 'used', filter: { state: 1 } },
      { key: 'gifted', filter: { state: 2 } },
      { key: 'expired', filter: { state: 0, isExpired: true } },
    ],
  },
  record: {
    status: 'state',
    facts: ['couponId', 'owner', 'way', 'price', 'acquiredAt', 'expireDate'],
  },
});
