import type { CouponState } from '../../../domain/enums/coupons';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { KEEP_COUPONS } from '../rights';

/** A coupon is asked for, approved by somebody else, and then goes by its days (docs/domain/wallets.md 3.1). */
export const couponLifecycle = lifecycleOf<CouponState>()(
  'state',
  {
    ask_approval: {
      success: 'toast.request_sent',
      from: ['DRAFT'],
      to: 'REQUESTED',
      access: KEEP_COUPONS,
      confirm: 'consequence',
      consequences: ['initialBalance', 'sellPrice', 'startDate', 'endDate', 'expireDate'],
      tone: 'primary',
    },
    end_early: {
      from: ['SCHEDULED', 'ON_SALE'],
      to: 'ENDED',
      access: KEEP_COUPONS,
      confirm: 'reason',
      irreversible: true,
      consequences: ['remaining', 'endDate'],
      tone: 'danger',
    },
  },
  [
    { from: ['REQUESTED'], to: 'DRAFT', by: 'a rejected request' },
    { from: ['REQUESTED'], to: 'SCHEDULED', by: 'an approved request' },
    { from: ['REQUESTED'], to: 'ON_SALE', by: 'an approved request' },
    { from: ['SCHEDULED'], to: 'ON_SALE', by: 'time' },
    { from: ['ON_SALE'], to: 'ENDED', by: 'time' },
    { from: ['ENDED'], to: 'ON_SALE', by: 'a later end of the sale' },
    { from: ['ENDED'], to: 'EXPIRED', by: 'time' },
  ],
);
