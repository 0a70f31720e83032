import { createClock } from '../../../engine/clock';
import type { MockRecord } from '../../../engine/MockRecord';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { loanCustomers } from '../loan/loanContracts';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** So many of the first customers are enough to make requests of. */
const ENOUGH = 400;

/** The first customers that have come far enough to ask for something. */
export function askingCustomers(world: SampleWorld): MockRecord[] {
  const settled = new Set<unknown>(loanCustomers(Math.min(world.customers, ENOUGH)));
  return firstCustomers(world).filter(({ id }) => settled.has(id));
}

/** How people call a customer. */
export const nameOf = ({ lastName, firstName, name }: MockRecord): string =>
  [lastName, firstName].filter(Boolean).join(' ') || String(name ?? '');

const STEP_MS = 300_000;
const MINUTE_MS = 60_000;

/**
 * A moment so many minutes ago. Queues are about how long somebody has waited, so here the time of day counts, to five
 * minutes: otherwise nobody could ever be in time.
 */
export const minutesAgo = ({ today }: SampleWorld, minutes: number): string => {
  const now = createClock(today).now();
  return new Date(now - (now % STEP_MS) - minutes * MINUTE_MS).toISOString();
};
