import type { Call } from '../../../engine/Call';
import { collectionOf } from '../../../engine/records';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

const worlds = new WeakMap<SampleWorld, Map<string, string>>();

/** Register numbers by which the state registry has known members of staff, by their ids. */
function workersOf({ store }: Call): Map<string, string> {
  const workers = worlds.get(store.world) ?? new Map<string, string>();
  worlds.set(store.world, workers);
  return workers;
}

/** The register number by which the state registry has known the person who asks; null before the first success. */
export const ownNumberOf = (call: Call): string | null =>
  workersOf(call).get(call.caller.id) ?? null;

/**
 * True for a number that cannot be the own one of the person who asks (docs/domain/registries.md 4.1): another than the
 * one known of him or her, a colleague's, or that of a customer.
 */
export function isOfSomebodyElse(call: Call, regnum: string): boolean {
  const { caller } = call;
  const own = ownNumberOf(call);
  if (own !== null) return own !== regnum;
  const isColleagues = [...workersOf(call)].some(
    ([id, number]) => number === regnum && id !== caller.id,
  );
  const holder = collectionOf(call, 'customers').all.find((one) => one.regnum === regnum);
  const person = call.store.people.find(({ id }) => id === caller.id);
  return isColleagues || (holder !== undefined && holder.id !== person?.customerId);
}

/** Keeps the number that the registry has accepted for the person who asks. */
export const keepOwnNumber = (call: Call, regnum: string): void =>
  void workersOf(call).set(call.caller.id, regnum);
