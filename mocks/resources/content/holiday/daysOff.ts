import { dayOffOf, type HolidayDay } from '../../../../src/domain/holidays';
import type { DaysOff } from '../../../../src/domain/lending/workingDays';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'holiday';

type StoredHoliday = MockRecord & HolidayDay;

/** Holidays that were not taken out of the calendar. */
export const holidaysOf = (store: Pick<Store, 'collection'>): readonly StoredHoliday[] =>
  ((store.collection(RESOURCE)?.all ?? []) as readonly StoredHoliday[]).filter(
    ({ state }) => state !== 'REMOVED',
  );

/** The holidays of the calendar, as the rules of lending read them. */
export const daysOffOf = (store: Pick<Store, 'collection'>): DaysOff =>
  holidaysOf(store).map(dayOffOf);
