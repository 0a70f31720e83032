import type { MockRecord } from '../../engine/MockRecord';
import { onceAWorld } from '../../engine/samples/cachedByWorld';
import { MAIN_TENANT } from '../../engine/samples/tenants';
import type { SampleWorld } from '../../engine/samples/SampleWorld';
import { samples as leaving } from '../customers/delete-request/samples';
import { isCitizen, isSettled, sampleCustomers } from '../customers/customer/sampleCustomers';

/** A lender with more people than this has enough for every envelope and bill. */
const LARGEST_GROUP = 12;
/** With this many people a lender of a small world has envelopes and bills, too: for fewer people each. */
const SMALLEST_GROUP = 6;

/** People with a wallet, by lender: what is sent between wallets stays within one. */
const byLender: (world: SampleWorld) => readonly (readonly MockRecord[])[] = onceAWorld((world) => {
  // Who asked to be deleted sends nothing any more.
  const gone = new Set(leaving.make(world).map(({ customerId }) => customerId));
  const people = sampleCustomers(world).filter(
    (one) => isSettled(one) && isCitizen(one) && !gone.has(one.id),
  );
  const lenders = [...new Set(people.map(({ tenant }) => tenant))].map((lender) =>
    people.filter(({ tenant }) => tenant === lender),
  );
  const large = lenders.filter(({ length }) => length > LARGEST_GROUP);
  return large.length > 0 ? large : lenders.filter(({ length }) => length >= SMALLEST_GROUP);
});

/** Whether a world has people enough to send each other anything: worlds of a few customers have not. */
export const hasGroups = (world: SampleWorld): boolean => byLender(world).length > 0;

/**
 * Somebody with a wallet and others of the same lender.
 * @param turn which of the sample's groups; the first is that of the first well-known customer
 * @param count how many beside the first person; fewer where the lender has fewer people
 */
export function groupOf(
  world: SampleWorld,
  turn: number,
  count: number,
): { first: MockRecord; others: readonly MockRecord[] } {
  const lenders = byLender(world);
  const people = lenders[turn % 4 === 3 ? turn % lenders.length : 0];
  const at = (turn * 7) % people.length;
  const of = (place: number) => people[place % people.length];
  return {
    first: of(at),
    others: Array.from({ length: Math.min(count, people.length - 1) }, (_, step) =>
      of(at + 1 + step),
    ),
  };
}

/** The lender of every customer of the sample, by the customer's number. */
export const tenantsOf: (world: SampleWorld) => ReadonlyMap<number, string> = onceAWorld(
  (world) =>
    new Map(
      sampleCustomers(world).map(({ id, tenant }) => [Number(id), String(tenant ?? MAIN_TENANT)]),
    ),
);
