import { USUAL_CONFIG } from '../../../../src/resources/tenant-reports/config/reportConfig';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';

/** One set of settings for each lender, as it was first set. */
export const samples: SampleMaker = {
  resource: 'tenant-report/config',
  make: (world) =>
    world.tenants.map(({ id, alias, name }) => {
      const author = world.people.find(({ tenantAlias }) => tenantAlias === alias)?.id ?? null;
      const at = daysAgo(world, 120 + id);
      return {
        id,
        name,
        ...USUAL_CONFIG,
        counters: [...USUAL_CONFIG.counters],
        period: (['last_30', 'this_month', 'last_7', 'last_month'] as const)[(id - 1) % 4],
        state: 'IN_FORCE',
        tenant: alias,
        createdAt: at,
        createdBy: author,
        updatedAt: at,
        updatedBy: author,
      };
    }),
};
