import type { MockRecord } from '../MockRecord';
import type { SampleWorld } from './SampleWorld';

/**
 * Samples that take a moment to make, and tests often restart: what is made of a world is made once. It must never
 * be changed.
 */
export function onceAWorld<T>(make: (world: SampleWorld) => T): (world: SampleWorld) => T {
  const made = new Map<string, T>();
  return (world) => {
    const key = `${world.today} ${world.customers} ${world.people.map(({ id }) => id).join()}`;
    if (!made.has(key)) made.set(key, make(world));
    return made.get(key) as T;
  };
}

/** Sample records that are made once a world and copied. What hangs in them must never be changed in place. */
export function cachedByWorld(
  make: (world: SampleWorld) => MockRecord[],
): (world: SampleWorld) => MockRecord[] {
  const kept = onceAWorld(make);
  return (world) => kept(world).map((record) => ({ ...record }));
}
