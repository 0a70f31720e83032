import type { CouponRequestState } from '../../../domain/enums/coupons';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { COUPON_REQUESTS } from '../rights';

const table = lifecycleOf<CouponRequestState>()('state', {
  approve: {
    success: 'toast.approved',
    from: ['PENDING'],
    to: 'APPROVED',
    access: COUPON_REQUESTS,
    confirm: 'yes-no',
    notByMaker: true,
    consequences: ['kind', 'startDate', 'endDate', 'expireDate'],
    tone: 'primary',
  },
  reject: {
    success: 'toast.rejected',
    from: ['PENDING'],
    to: 'REJECTED',
    access: COUPON_REQUESTS,
    confirm: 'reason',
    tone: 'danger',
  },
  ask_again: {
    success: 'toast.request_sent',
    from: ['REJECTED'],
    to: 'PENDING',
    access: COUPON_REQUESTS,
    confirm: 'none',
  },
});

/** What decides on a request beside its fields: the gateway sends it with the record. */
export interface RequestFacts {
  /** Its sale would be over already. */
  isOver?: boolean;
  /** It changes what cannot be changed any more: the coupon was sold meanwhile, or has expired. */
  changesLocked?: boolean;
  /** Another request for the same coupon waits, or the coupon has gone on without this one. */
  isOvertaken?: boolean;
}

/**
 * Nothing is approved whose sale is over, or that would make a sold coupon worse; a rejected request is not asked again
 * when its coupon has gone on without it (docs/domain/wallets.md 3.3).
 */
function conditions(
  action: keyof typeof table.actions,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null {
  const { isOver, changesLocked, isOvertaken } = (facts ?? {}) as RequestFacts;
  if (action === 'approve' && isOver)
    return { kind: 'condition', message: 'actionBlocks.coupon_over' };
  if (action !== 'reject' && changesLocked)
    return { kind: 'condition', message: 'actionBlocks.coupon_sold' };
  if (action === 'ask_again' && isOvertaken)
    return { kind: 'condition', message: 'actionBlocks.coupon_overtaken' };
  return null;
}

/** Requests for coupons: decided by somebody else than who asks (docs/domain/wallets.md 3.3). */
export const requestLifecycle = { ...table, conditions } as const;
