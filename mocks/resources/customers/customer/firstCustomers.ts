import type { MockRecord } from '../../../engine/MockRecord';
import { samples as customers } from './samples';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** Other samples point at the first customers alone, however many there are. */
const ENOUGH = 640;

/** The first customers, the same records as in the customers' own sample; made once for a world. */
export const firstCustomers: (world: SampleWorld) => readonly MockRecord[] = onceAWorld((world) =>
  customers.make({ ...world, customers: Math.min(world.customers, ENOUGH) }),
);
