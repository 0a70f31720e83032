import { enumeration, type ValueOf } from './enumeration';

// Coupons (docs/domain/wallets.md 3).

export const CouponType = enumeration('CouponType', [['SPECIAL', 'info'], 'ORDINARY']);
export type CouponType = ValueOf<typeof CouponType>;

/** Where a coupon is in its life: from `SCHEDULED` on by its dates (docs/domain/wallets.md 3.1). */
export const CouponState = enumeration('CouponState', [
  'DRAFT',
  ['REQUESTED', 'pending'],
  ['SCHEDULED', 'info'],
  ['ON_SALE', 'success'],
  ['ENDED', 'caution'],
  ['EXPIRED', 'neutral'],
]);
export type CouponState = ValueOf<typeof CouponState>;

export const CouponRequestState = enumeration('CouponRequestState', [
  ['PENDING', 'pending', 0, null],
  ['APPROVED', 'success', 1],
  ['REJECTED', 'danger', 2],
]);
export type CouponRequestState = ValueOf<typeof CouponRequestState>;

/** What a request asks for: a coupon that is not there yet, or another one of a coupon that is. */
export const CouponRequestKind = enumeration('CouponRequestKind', [
  ['NEW', 'info'],
  ['CHANGE', 'caution'],
]);
export type CouponRequestKind = ValueOf<typeof CouponRequestKind>;

/** 0 active, 1 used, 2 gifted. */
export const CouponAcquisitionState = enumeration('CouponAcquisitionState', [
  [0, 'success'],
  [1, 'neutral'],
  [2, 'info'],
]);
export type CouponAcquisitionState = ValueOf<typeof CouponAcquisitionState>;

/** How a customer came by a coupon: out of the stock, or from somebody who gave theirs on. */
export const CouponAcquisitionWay = enumeration('CouponAcquisitionWay', [
  'PURCHASED',
  ['RECEIVED', 'info'],
]);
export type CouponAcquisitionWay = ValueOf<typeof CouponAcquisitionWay>;

export const CouponCategoryState = enumeration('CouponCategoryState', [
  ['ACTIVE', 'success'],
  'REMOVED',
]);
export type CouponCategoryState = ValueOf<typeof CouponCategoryState>;
