import type { Rec } from '../gateways/Rec';
import type { SampleWorld } from './SampleWorld';

/**
 * Sample records that take a moment to make, and tests start afresh often: a world's are made once and copied. What
 * hangs in them must never be changed in place.
 */
export function keptByWorld(make: (world: SampleWorld) => Rec[]): (world: SampleWorld) => Rec[] {
  const kept = new Map<string, Rec[]>();
  return (world) => {
    const key = `${world.today} ${world.customers} ${world.people.map(({ id }) => id).join()}`;
    const known = kept.get(key) ?? make(world);
    kept.set(key, known);
    return known.map((record) => ({ ...record }));
  };
}
