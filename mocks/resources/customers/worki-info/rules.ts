import { workOf } from './samples';
import type { Hooks } from '../../../engine/Hooks';
import { customerOf, tellOwner } from '../../../engine/ownedRecords';

/**
 * The work register is asked again: it knows what the customer's record says, or nothing
 * (docs/domain/registries.md 5.1).
 */
export const hooks: Hooks = {
  resource: 'worki_info',
  actions: {
    fetch_work: (record, call) => {
      const customer = customerOf(call, record);
      tellOwner(call, customer, { action: 'fetch_work' });
      const work = workOf(customer ?? record, call.store.clock.today());
      return {
        ...work,
        state: work.employer === null ? 'NOT_AVAILABLE' : 'AVAILABLE',
        fetchedAt: call.store.clock.iso(),
      };
    },
  },
  recorded: ['employer', 'position', 'salary'],
};
