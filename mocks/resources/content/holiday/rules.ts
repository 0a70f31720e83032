import {
  canBeAdded,
  dayOffOf,
  type HolidayDay,
  isSameHoliday,
  nextHolidayDay,
} from '../../../../src/domain/holidays';
import holiday from '../../../../src/resources/content/holiday/holiday.entity';
import { invalid } from '../../../engine/ApiError';
import { duplicate } from '../../../engine/duplicate';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { moveDueDates } from '../../loans/book/dayOff';
import { daysOffOf, holidaysOf } from './daysOff';

/** The holiday that has one of these days already. */
export const holidayOn = (
  store: Parameters<typeof holidaysOf>[0],
  asked: HolidayDay,
): MockRecord | undefined => holidaysOf(store).find((one) => isSameHoliday(one, asked));

/** Holidays: one for a day, added before it comes; due dates move off a new one (docs/domain/organisation.md 1.3). */
export const hooks: Hooks = {
  resource: holiday.name,
  create: (values, call) => {
    const { store } = call;
    const asked = values as unknown as HolidayDay & { name: string };
    const today = store.clock.today();
    if (!canBeAdded(asked, today)) throw invalid({ date: 'validation.holiday_over' });
    const other = holidayOn(store, asked);
    if (other) throw duplicate(call, holiday, ['date'], other);
    const added = dayOffOf(asked);
    const moved = moveDueDates(call, asked.name, {
      date: today,
      added,
      daysOff: [...daysOffOf(store), added],
    });
    return { nextDate: nextHolidayDay(asked, today), movedDueDates: moved };
  },
  newDay: (record, today) => {
    if (record.state !== 'IN_FORCE') return undefined;
    const nextDate = nextHolidayDay(record as MockRecord & HolidayDay, today);
    if (nextDate === record.nextDate) return undefined;
    return nextDate ? { nextDate } : { state: 'PAST' };
  },
};
