import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { HistoryRow } from '../../../engine/History';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { ACQUISITIONS } from '../stockOfCoupon';

/** All hands of one coupon, from who bought it to who has it now (docs/domain/wallets.md 3.4). */
export function chainOf(store: Store, record: MockRecord): MockRecord[] {
  const acquisitions = store.collection(ACQUISITIONS);
  const at = (id: unknown) =>
    id === null || id === undefined ? undefined : acquisitions?.get(id as RecId);
  const chain = [at(record.id) ?? record];
  for (let before = at(chain[0].previousId); before; before = at(before.previousId))
    chain.unshift(before);
  for (let after = at(record.nextId); after; after = at(after.nextId)) chain.push(after);
  return chain;
}

const withChain = (shown: MockRecord, { store }: Call): MockRecord => ({
  ...shown,
  chain: chainOf(store, shown).map((one) => ({
    acquisitionId: one.id,
    owner: one.owner,
    state: one.state,
    isExpired: one.isExpired,
    at: one.acquiredAt,
    until: one.usedAt ?? one.transferredAt,
  })),
});

/** Acquisitions: customers alone act on them, and time with their coupon (`couponLife.ts`). */
export const hooks: Hooks = {
  resource: ACQUISITIONS,
  present: withChain,
  history: ({ acquiredAt, receivedAt, usedAt, transferredAt, state }) => {
    const row = (at: unknown, action: string, to: number): Omit<HistoryRow, 'id'> => ({
      at: String(at),
      by: null,
      action,
      field: 'state',
      from: to === 0 ? null : 0,
      to,
      origin: 'AUTO',
    });
    return [
      row(acquiredAt, receivedAt ? 'receive_coupon' : 'buy_coupon', 0),
      ...(state === 1 ? [row(usedAt, 'use_coupon', 1)] : []),
      ...(state === 2 ? [row(transferredAt, 'give_coupon', 2)] : []),
    ];
  },
};
