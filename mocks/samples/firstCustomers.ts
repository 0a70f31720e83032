import type { Rec } from '../gateways/Rec';
import { samples as customers } from './customers';
import { onceAWorld } from './keptByWorld';
import type { SampleWorld } from './SampleWorld';

/** Other samples point at the first customers alone, however many there are. */
const ENOUGH = 640;

/** The first customers, the same records as in the customers' own sample; made once for a world. */
export const firstCustomers: (world: SampleWorld) => readonly Rec[] = onceAWorld((world) =>
  customers.make({ ...world, customers: Math.min(world.customers, ENOUGH) }),
);
