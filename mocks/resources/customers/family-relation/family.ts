import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** The relatives of a customer as they are now: the one source for the record, the gate board and the evidence. */
export const relativesOf = (store: Store, customerId: RecId): MockRecord[] =>
  (store.collection('family_relation')?.all ?? []).filter((one) => one.customerId === customerId);

/** What a relative is called, in histories and where the record is named. */
export const relativeName = ({ lastName, firstName }: Readonly<Record<string, unknown>>): string =>
  [lastName, firstName].filter(Boolean).join(' ');

/** How many of them are confirmed. */
export const confirmedRelatives = (store: Store, customerId: RecId): number =>
  relativesOf(store, customerId).filter(({ confirmed }) => confirmed === 'CONFIRMED').length;
