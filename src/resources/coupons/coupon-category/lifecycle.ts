import type { ConditionBlock } from '../../../entity/lifecycle';
import { treeFactsOf, treeMove, treeTable } from '../../treeLifecycle';
import { KEEP_COUPONS } from '../rights';

const table = treeTable(KEEP_COUPONS);

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
  if (action === 'restore' && treeFactsOf(record.facts).parentRemoved)
    return { kind: 'condition', message: 'actionBlocks.coupon_category_parent' };
  return null;
};

/** Categories: arranged, taken out and put back (docs/domain/wallets.md 3.6). */
export const categoryLifecycle = {
  ...table,
  ...treeMove('coupon/category', 'coupons.category.own_part'),
  conditions,
} as const;
