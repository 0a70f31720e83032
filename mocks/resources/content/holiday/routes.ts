import { isDay } from '../../../../src/domain/dateParts';
import { canBeAdded, dayOffOf, type HolidayDay } from '../../../../src/domain/holidays';
import {
  askHolidayEffect,
  type HolidayEffect,
} from '../../../../src/resources/content/holiday/api';
import { KEEP_HOLIDAYS } from '../../../../src/resources/content/holiday/lifecycle';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { route } from '../../../engine/route';
import { dueDatesMoved, dueDatesOn } from '../../loans/book/dayOff';
import { daysOffOf } from './daysOff';
import { holidayOn } from './rules';

/** What a holiday would move, by the loans as they are now. */
function effect(call: Call): Answer<HolidayEffect> {
  const { store, caller } = call;
  need(caller, KEEP_HOLIDAYS);
  const { date, isYearly } = bodyOf(call);
  if (typeof date !== 'string' || !isDay(date)) throw invalid({ date: 'validation.date_invalid' });
  const asked: HolidayDay = { date, isYearly: isYearly === true };
  const today = store.clock.today();
  if (!canBeAdded(asked, today)) throw invalid({ date: 'validation.holiday_over' });
  const added = dayOffOf(asked);
  const dayOff = { date: today, added, daysOff: [...daysOffOf(store), added] };
  const moved = dueDatesMoved(store, dayOff);
  const dates = moved
    .flatMap((one) => one.dates)
    .sort((one, other) => one.from.localeCompare(other.from, 'en'));
  const other = holidayOn(store, asked);
  return {
    body: {
      falling: dueDatesOn(store, dayOff),
      dueDates: dates.length,
      loans: moved.length,
      from: dates[0]?.from ?? null,
      to: dates[0]?.to ?? null,
      taken: other ? String(other.name) : null,
    },
  };
}

export const routes: readonly Route[] = [route(askHolidayEffect, effect)];
