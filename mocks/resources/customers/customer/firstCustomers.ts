import type { Rec } from '../../../engine/Rec';
import { samples as customers } from './samples';
import { onceAWorld } from '../../../engine/samples/keptByWorld';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** Other samples point at the first customers alone, however many there are. */
const ENOUGH = 640;

/** The first customers, the same records as in the customers' own sample; made once for a world. */
export const firstCustomers: (world: SampleWorld) => readonly Rec[] = onceAWorld((world) =>
  customers.make({ ...world, customers: Math.min(world.customers, ENOUGH) }),
);
