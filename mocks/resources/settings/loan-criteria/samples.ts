import { USUAL_SETTINGS } from '../../../../src/domain/lending/lendingSettings';
import { valuesOf } from '../../../../src/resources/settings/loan-criteria/criteria';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';

/** The one set of criteria, as it was first set. */
export const samples: SampleMaker = {
  resource: 'loan_criteria',
  make: (world) => {
    const author = world.people.find(({ username }) => username === 'economist')?.id ?? null;
    const at = daysAgo(world, 200);
    return [
      {
        id: 1,
        name: 'Зээлийн шалгуур',
        ...valuesOf(USUAL_SETTINGS),
        state: 'IN_FORCE',
        createdAt: at,
        createdBy: author,
        updatedAt: at,
        updatedBy: author,
      },
    ];
  },
};
