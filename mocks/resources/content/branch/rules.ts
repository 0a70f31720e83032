import { instantToWallTime } from '../../../../src/domain/dates';
import type { BranchDayState } from '../../../../src/domain/enums/content';
import type { ValueOf } from '../../../../src/domain/enums/enumeration';
import { isHoliday } from '../../../../src/domain/lending/workingDays';
import { openingAt, type HoursOfDay, type Opening } from '../../../../src/domain/openingHours';
import type { BranchFacts } from '../../../../src/resources/content/branch/api';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { daysOffOf } from '../holiday/daysOff';

const RESOURCE = 'branch';

/** Whether hours are open now, by Ulaanbaatar's clock and the calendar of holidays, and when that changes. */
function openingNow(hours: unknown, store: Pick<Store, 'clock' | 'collection'>): Opening {
  const wall = instantToWallTime(store.clock.iso()) ?? '';
  const daysOff = new Set(daysOffOf(store));
  return openingAt(hours as readonly HoursOfDay[], wall, (day) => isHoliday(day, daysOff));
}

const stateNow = (hours: unknown, store: Store): ValueOf<typeof BranchDayState> =>
  openingNow(hours, store).isOpen ? 'OPEN' : 'CLOSED';

const withOpening = (record: MockRecord, { store }: Call): MockRecord => ({
  ...record,
  facts: { opening: openingNow(record.schedule, store) } satisfies BranchFacts,
});

/** Branches: open or closed as their hours and the calendar say, at every call (docs/domain/organisation.md 1.2). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: ({ schedule }, { store }) => ({ openNow: stateNow(schedule, store) }),
  update: (_, values, { store }) => ({
    ...('schedule' in values ? { openNow: stateNow(values.schedule, store) } : {}),
  }),
  present: withOpening,
  presentRow: withOpening,
  passing: (store) => {
    const branches = store.collection(RESOURCE);
    for (const record of branches?.all ?? []) {
      const openNow = stateNow(record.schedule, store);
      if (openNow !== record.openNow) branches?.change(record, { openNow });
    }
  },
};
