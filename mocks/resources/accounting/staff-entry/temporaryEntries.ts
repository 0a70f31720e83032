import type { Store } from '../../../engine/Store';

/**
 * What entries brought onto a customer's temporary account, by the entries and not by their journals: money of savings
 * passes over it on its way to a loan (docs/domain/money.md 4.5).
 */
export const entriesOn = (store: Store, customerId: number): string[] =>
  (store.collection('accounting/entries')?.all ?? []).flatMap((entry) =>
    entry.kind === 'DEPOSIT_TO_LOAN' && entry.state === 'BOOKED' && entry.customerId === customerId
      ? [String(entry.amount)]
      : [],
  );
