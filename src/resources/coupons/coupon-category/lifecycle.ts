import type { CouponCategoryState } from '../../../domain/enums/coupons';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { number, reference } from '../../../fields';
import { KEEP_COUPONS } from '../rights';

const table = lifecycleOf<CouponCategoryState>()('state', {
  move: { from: ['ACTIVE'], to: 'ACTIVE', stays: true, access: KEEP_COUPONS, confirm: 'none' },
  remove: {
    from: ['ACTIVE'],
    to: 'REMOVED',
    access: KEEP_COUPONS,
    confirm: 'none',
    reverse: 'restore',
    tone: 'danger',
  },
  restore: {
    from: ['REMOVED'],
    to: 'ACTIVE',
    access: KEEP_COUPONS,
    confirm: 'none',
    reverse: 'remove',
  },
});

/** What decides on a category beside its fields: the gateway sends it with the record. */
export interface CategoryFacts {
  /** The category itself and whatever is under it: it cannot be put there. */
  below?: readonly (number | string)[];
  /** The category above was removed. */
  parentRemoved?: boolean;
}

const factsOf = (facts: unknown): CategoryFacts => (facts ?? {}) as CategoryFacts;

interface Counted {
  readonly facts?: unknown;
  readonly children?: number | null;
  readonly coupons?: number | null;
}

/**
 * A category that has others under it or coupons in it stays; one under a removed one comes back after that one
 * (docs/domain/wallets.md 3.6).
 */
const conditions = (action: keyof typeof table.actions, record: Counted): ConditionBlock | null => {
  const { children, coupons } = record;
  if (action === 'remove' && (children || coupons))
    return {
      kind: 'condition',
      message: 'actionBlocks.coupon_category_in_use',
      values: { children: children ?? 0, coupons: coupons ?? 0 },
    };
  if (action === 'restore' && factsOf(record.facts).parentRemoved)
    return { kind: 'condition', message: 'actionBlocks.coupon_category_parent' };
  return null;
};

/** Categories: arranged, taken out and put back (docs/domain/wallets.md 3.6). */
export const categoryLifecycle = {
  ...table,
  inputs: {
    move: {
      parentId: reference('coupon/category', { filter: { state: 'ACTIVE' } }),
      viewOrder: number({ required: true, min: 1, max: 1_000, integer: true }),
    },
  },
  inputDefaults: {
    move: ({
      parentId,
      viewOrder,
    }: {
      parentId?: number | string | null;
      viewOrder?: number | null;
    }) => ({
      parentId: parentId ?? null,
      viewOrder: viewOrder ?? 1,
    }),
  },
  inputRules: {
    move: (
      { parentId }: { readonly parentId?: number | string | null },
      { facts }: { readonly facts?: unknown },
    ) =>
      (factsOf(facts).below ?? []).some((id) => String(id) === String(parentId))
        ? [{ field: 'parentId' as const, message: 'coupons.category.own_part' as const }]
        : [],
  },
  conditions,
} as const;
