import { USUAL_ALL } from '../../../../src/domain/judgementSettings';
import { valuesOf } from '../../../../src/resources/settings/system/systemGroups';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';
import { ONLY, RESOURCE } from './systemSettings';

/** The one set of settings, as it was first set. */
export const samples: SampleMaker = {
  resource: RESOURCE,
  make: (world) => {
    const author = world.people.find(({ username }) => username === 'admin')?.id ?? null;
    const at = daysAgo(world, 200);
    return [
      {
        id: ONLY,
        name: 'Системийн тохиргоо',
        ...valuesOf(USUAL_ALL),
        state: 'IN_FORCE',
        createdAt: at,
        createdBy: author,
        updatedAt: at,
        updatedBy: author,
      },
    ];
  },
};
