import { MASS_SEND } from '../../../../src/domain/settings';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const HOUR_MS = 3_600_000;

/** ISO instant from which on the same to the same people counts as sent already. */
export const lately = ({ clock }: Pick<Store, 'clock'>): string =>
  new Date(clock.now() - MASS_SEND.againHours * HOUR_MS).toISOString();

/** What was handed to the operator and did not fail. */
const went = ({ state }: MockRecord): boolean => state === 'SENT' || state === 'DELIVERED';

/** The newest message of the last hours with these values that went out; undefined where none did. */
export function sentLately(
  store: Store,
  wanted: Readonly<Record<string, unknown>>,
): MockRecord | undefined {
  const since = lately(store);
  return (store.collection('sms')?.all ?? []).findLast(
    (one) =>
      went(one) &&
      String(one.sentAt) >= since &&
      Object.entries(wanted).every(([field, value]) => one[field] === value),
  );
}
