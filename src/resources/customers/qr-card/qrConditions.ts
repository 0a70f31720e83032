import type { ConditionBlock } from '../../../entity/lifecycle';

/**
 * A customer has one printed code at a time: the former one is taken off first (docs/domain/customers.md 10.5).
 * @param record the page adds `ownCard`, the number of the code that the customer has
 */
export const qrConditions = (
  action: 'connect_qr' | 'disconnect_qr',
  { ownCard }: { readonly id?: unknown; readonly ownCard?: unknown },
): ConditionBlock | null =>
  action === 'connect_qr' && ownCard
    ? {
        kind: 'condition',
        message: 'actionBlocks.qr_has_one',
        values: { number: String(ownCard) },
      }
    : null;
