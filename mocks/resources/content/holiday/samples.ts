import { addDays } from '../../../../src/domain/dates';
import type { HolidayState } from '../../../../src/domain/enums/content';
import { nextHolidayDay } from '../../../../src/domain/holidays';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';
import { BY_THE_MOON, YEARLY } from './knownHolidays';

/** The year from which the sample's days of every year count. */
const FIRST_YEAR = 2023;

/** A day that was entered by mistake and taken out again: so many days ahead. */
const REMOVED_IN = 40;

function holiday(
  world: SampleWorld,
  index: number,
  [date, name]: readonly [string, string],
  isYearly: boolean,
  isRemoved = false,
): MockRecord {
  const next = nextHolidayDay({ date, isYearly }, world.today);
  const state: HolidayState = isRemoved ? 'REMOVED' : next ? 'IN_FORCE' : 'PAST';
  const { createdAt, createdBy, updatedAt } = contentFacts(world, false, 700 - index);
  return {
    createdAt,
    createdBy,
    updatedAt,
    id: index + 1,
    name,
    date,
    isYearly,
    nextDate: next ?? date,
    movedDueDates: 0,
    state,
  };
}

/** The public holidays, those that are over among them, and one that was taken out. */
export const samples: SampleMaker = {
  resource: 'holiday',
  make: cachedByWorld((world) => {
    const yearly = YEARLY.map(([day, name], index) =>
      holiday(world, index, [`${FIRST_YEAR}-${day}`, name], true),
    );
    const once = BY_THE_MOON.map((day, index) => holiday(world, yearly.length + index, day, false));
    const mistake = [addDays(world.today, REMOVED_IN), 'Нөхөн амралт'] as const;
    return [...yearly, ...once, holiday(world, yearly.length + once.length, mistake, false, true)];
  }),
};
