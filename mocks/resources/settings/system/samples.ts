import { USUAL_ALL } from '../../../../src/domain/judgementSettings';
import type { Proposal } from '../../../../src/resources/settings/groups/proposals';
import { SYSTEM_GROUPS, valuesOf } from '../../../../src/resources/settings/system/systemGroups';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';
import { ONLY, RESOURCE } from './systemSettings';

/** The one set of settings, as it was first set, with one change that waits for a second person. */
export const samples: SampleMaker = {
  resource: RESOURCE,
  make: (world) => {
    const author = world.people.find(({ username }) => username === 'admin')?.id ?? null;
    const at = daysAgo(world, 200);
    const values = valuesOf(USUAL_ALL);
    const entries = Object.fromEntries(
      Object.keys(SYSTEM_GROUPS.entries).map((name) => [name, values[name as keyof typeof values]]),
    );
    const waiting: Proposal = {
      by: author ?? '',
      at: daysAgo(world, 2),
      reason: 'Хэтэвчээс гаргах дундаж дүн өссөн.',
      values: { ...entries, secondWalletCashOut: '2000000.00' },
    };
    return [
      {
        id: ONLY,
        name: 'Системийн тохиргоо',
        ...values,
        proposals: { entries: waiting },
        state: 'IN_FORCE',
        createdAt: at,
        createdBy: author,
        updatedAt: at,
        updatedBy: author,
      },
    ];
  },
};
