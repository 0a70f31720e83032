import { TEMPORARY } from '../../../../src/domain/settings';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';

/** The one set of criteria. */
export const CRITERIA_ID = 1;

/** The criteria as they were first set. */
export const samples: SampleMaker = {
  resource: 'deposit_criteria',
  make: (world) => {
    const author = world.people.find(({ username }) => username === 'economist');
    const at = daysAgo(world, 200);
    return [
      {
        id: CRITERIA_ID,
        name: 'Түр данснаас зээл төлөх шалгуур',
        nextPaymentMinDay: TEMPORARY.nextPaymentMinDay,
        minBalance: TEMPORARY.minBalance,
        state: 'IN_FORCE',
        createdAt: at,
        createdBy: author?.id ?? null,
        updatedAt: at,
        updatedBy: author?.id ?? null,
      },
    ];
  },
};
