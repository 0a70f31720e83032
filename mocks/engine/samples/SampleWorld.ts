import type { SampleContext } from './sampleOf';
import type { Person } from '../../identity/Person';
import type { MockRecord } from '../MockRecord';
import type { Place } from './places';
import type { Tenant } from './tenants';

/** What samples are made from. The same world always gives the same records. */
export interface SampleWorld {
  /** YYYY-MM-DD in Asia/Ulaanbaatar. */
  today: string;
  people: readonly Person[];
  tenants: readonly Tenant[];
  places: readonly Place[];
  /** How many customers are wanted. */
  customers: number;
}

/** What the kinds' samples are made from in a world. */
export const sampleContext = (
  { today, people, tenants }: SampleWorld,
  index: number,
  random: () => number,
): SampleContext => ({
  index,
  random,
  today,
  staff: people.map(({ id }) => id),
  lenders: tenants.map(({ alias }) => alias),
});

/**
 * Sample records of one entity. A file in `mocks/resources/` that exports `samples` is found by itself; entities
 * without one get records made by their field kinds.
 */
export interface SampleMaker {
  resource: string;
  make(world: SampleWorld): MockRecord[];
}
