import type { Lifecycle } from '../../../entity/lifecycle';

/** A customer has one printed code at a time: the former one is taken off first (docs/domain/customers.md 10.5). */
export const qrConditions: NonNullable<Lifecycle['conditions']> = (action, { ownCard }) =>
  action === 'connect_qr' && ownCard
    ? {
        kind: 'condition',
        message: 'actionBlocks.qr_has_one',
        values: { number: String(ownCard) },
      }
    : null;
