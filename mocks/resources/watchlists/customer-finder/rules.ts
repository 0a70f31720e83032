import { tenants } from '../../../engine/samples/tenants';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

const unanswered = { state: 'PENDING', foundCount: null, foundAt: null, answeredAt: null };

/** Register numbers that end so find the service down: for tests and demonstrations. */
const DOWN = '99';

/** What a request comes to: the lenders that know the person. */
export function finderAnswer(
  { store }: Pick<Call, 'store'>,
  { regnum, phone }: MockRecord,
): Record<string, unknown> {
  if (String(regnum ?? '').endsWith(DOWN))
    return { state: 'FAILED', foundCount: null, foundAt: null };
  const found = (store.collection('customers')?.all ?? []).filter(
    (one) => (regnum && one.regnum === regnum) || (phone && one.phone === phone),
  );
  const names = [...new Set(found.map(({ tenant }) => tenant))].map(
    (alias) => tenants.find((one) => one.alias === alias)?.name ?? String(alias),
  );
  return {
    state: found.length > 0 ? 'AVAILABLE' : 'NOT_AVAILABLE',
    foundCount: found.length,
    foundAt: names.join(', ') || null,
  };
}

/** Requests of the finder: asked now, answered when they are read the next time. */
export const hooks: Hooks = {
  resource: 'customer-finder',
  create: () => unanswered,
  actions: { ask_again: () => unanswered },
  presentRow: (shown, call) => {
    const kept = collectionOf(call, 'customer-finder').get(shown.id);
    if (kept?.state === 'PENDING')
      collectionOf(call, 'customer-finder').change(kept, {
        ...finderAnswer(call, kept),
        answeredAt: call.store.clock.iso(),
      });
    return shown;
  },
};
