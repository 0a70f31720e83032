import type { Rec } from '../gateways/Rec';
import { samples as customers } from './customers';
import type { SampleWorld } from './SampleWorld';

/** Other samples point at the first customers alone, however many there are. */
const ENOUGH = 640;

const known = new WeakMap<SampleWorld, Rec[]>();

/** The first customers, the same records as in the customers' own sample; made once for a world. */
export function firstCustomers(world: SampleWorld): readonly Rec[] {
  let found = known.get(world);
  if (!found) {
    found = customers.make({ ...world, customers: Math.min(world.customers, ENOUGH) });
    known.set(world, found);
  }
  return found;
}
