import { addDays, dayOf } from '../../../../src/domain/dates';
import { AUTHORITY } from '../../../../src/domain/settings';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** The records of the last month by the field that says when, the earliest first (docs/domain/authority.md 4.4). */
export function ofLastMonth(
  store: Pick<Store, 'collection' | 'clock'>,
  resource: string,
  field = 'createdAt',
): MockRecord[] {
  const from = addDays(store.clock.today(), -AUTHORITY.lastMonthDays);
  const at = (record: MockRecord) => String(record[field] ?? '');
  return (store.collection(resource)?.all ?? [])
    .filter((record) => (dayOf(at(record)) ?? '') >= from)
    .sort((one, other) => (at(one) < at(other) ? -1 : at(one) > at(other) ? 1 : 0));
}
