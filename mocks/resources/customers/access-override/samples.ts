import { addDays } from '../../../../src/domain/dates';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { WELL_KNOWN } from '../customer/wellKnown';

/** Words of leads that have run out: the holds they lifted are back. */
export const samples: SampleMaker = {
  resource: 'access_override',
  make: ({ today, people }) => {
    const createdBy = people.find(({ username }) => username === 'admin')?.id ?? null;
    const createdAt = `${addDays(today, -33)}T03:20:00.000Z`;
    return [
      {
        id: 1,
        customerId: WELL_KNOWN.loanHold.id,
        access: 'LEND',
        until: addDays(today, -30),
        reason: 'Төлбөрөө маргааш төлөх баталгаа гаргасан.',
        createdBy,
        createdAt,
        updatedAt: createdAt,
      },
    ];
  },
};
