import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';

const QUEUE = 'customers/level-queue';
const LEVELS = 'customers/level';

const decided = ({ store, caller }: Call) => ({
  decidedAt: store.clock.iso(),
  decidedBy: caller.id,
});

/** The customer gets the level and its limit, each with a row of its own, and the history of levels a line. */
function apply(change: MockRecord, call: Call): void {
  const { store, caller } = call;
  const customers = store.collection('customers');
  const customer = customers?.get(Number(change.customerId));
  if (!customers || !customer) return;
  const at = store.clock.iso();
  const moved = { level: change.newLevel, creditLimit: change.newLimit };
  for (const [field, to] of Object.entries(moved)) {
    store.history.add('customers', customer, {
      at,
      by: caller.id,
      action: 'change_level',
      field,
      from: customer[field] ?? null,
      to,
      origin: 'MANUAL',
      source: `${QUEUE}/${change.id}`,
    });
  }
  customers.change(customer, { ...moved, updatedAt: at, updatedBy: caller.id });
  const levels = store.collection(LEVELS);
  levels?.insert({
    id: levels.nextId(),
    customerId: customer.id,
    oldLevel: change.oldLevel,
    newLevel: change.newLevel,
    rankPoints: change.points,
    origin: 'MANUAL',
    reason: null,
    createdBy: caller.id,
    createdAt: at,
    tenant: customer.tenant,
  });
}

/** Levels that points have earned or lost (docs/domain/customers.md 7.2): the rank stays the one of the points. */
export const hooks: Hooks = {
  resource: QUEUE,
  actions: {
    accept_level: (change, call) => {
      apply(change, call);
      return decided(call);
    },
    refuse_level: (_change, call) => decided(call),
  },
};
