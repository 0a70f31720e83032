import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { samples as accounts } from '../../customers/bank-account/samples';

/** The prime accounts alone; what is on the temporary accounts is calculated when a list is asked for. */
export const samples: SampleMaker = {
  resource: 'current-account/bank-account',
  make: (world) =>
    accounts
      .make(world)
      .filter(({ role }) => role === 'PRIME')
      .map(({ id, customerId, bankCode, number, ownerName, createdAt, isRun, lastRun }) => ({
        id,
        customerId,
        bankCode,
        number,
        ownerName,
        namedAt: createdAt,
        match: null,
        balance: null,
        isRun,
        lastRun,
      })),
};
