import { enumeration, type ValueOf } from './enumeration';

// Coupons (docs/domain/wallets.md 3.2).

export const CouponType = enumeration('CouponType', [['SPECIAL', 'info'], 'ORDINARY']);

export const CouponRequestState = enumeration('CouponRequestState', [
  ['PENDING', 'pending', 0, null],
  ['APPROVED', 'success', 1],
  ['REJECTED', 'danger', 2],
]);
export type CouponRequestState = ValueOf<typeof CouponRequestState>;

/** 0 active, 1 used, 2 gifted. */
export const CouponAcquisitionState = enumeration('CouponAcquisitionState', [
  [0, 'success'],
  [1, 'neutral'],
  [2, 'info'],
]);
