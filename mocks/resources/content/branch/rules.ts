import { instantToWallTime } from '../../../../src/domain/dates';
import type { BranchDayState } from '../../../../src/domain/enums/content';
import type { ValueOf } from '../../../../src/domain/enums/enumeration';
import { openingAt, type HoursOfDay } from '../../../../src/domain/openingHours';
import type { Hooks } from '../../../engine/Hooks';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'branch';

/** Whether hours are open now, by Ulaanbaatar's clock. */
function stateNow(hours: unknown, { clock }: Pick<Store, 'clock'>): ValueOf<typeof BranchDayState> {
  const wall = instantToWallTime(clock.iso()) ?? '';
  return openingAt(hours as readonly HoursOfDay[], wall).isOpen ? 'OPEN' : 'CLOSED';
}

/** Branches: open or closed as their hours say, at every call (docs/domain/organisation.md 1.2). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: ({ schedule }, { store }) => ({ openNow: stateNow(schedule, store) }),
  update: (_, values, { store }) => ({
    ...('schedule' in values ? { openNow: stateNow(values.schedule, store) } : {}),
  }),
  passing: (store) => {
    const branches = store.collection(RESOURCE);
    for (const record of branches?.all ?? []) {
      const openNow = stateNow(record.schedule, store);
      if (openNow !== record.openNow) branches?.change(record, { openNow });
    }
  },
};
