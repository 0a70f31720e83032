import { addDays } from '../../../../src/domain/dates';
import type { RegistryRequestState } from '../../../../src/domain/enums/common';

/** What the registries and the scoring have said of a customer. */
export interface RegistryFacts {
  creditRegistry: { state: RegistryRequestState; at: string | null } | null;
  stateRegistryReadAt: string | null;
  scoreAt: string | null;
}

/** Days ago; null = never. */
interface Ages {
  check: number | null;
  state?: RegistryRequestState;
  xyp: number | null;
  score: number | null;
}

const GOOD: Ages = { check: 3, xyp: 10, score: 9 };
/** The last day of both clocks. */
const LAST_DAY: Ages = { check: 7, xyp: 30, score: 30 };
/** The day after. */
const DAY_AFTER: Ages = { check: 8, xyp: 31, score: 31 };
const NOTHING: Ages = { check: null, xyp: null, score: null };

/** The well-known customers, in their order. */
const KNOWN: readonly Ages[] = [
  GOOD,
  GOOD,
  NOTHING,
  GOOD,
  GOOD,
  LAST_DAY,
  NOTHING,
  { ...GOOD, state: 'FAILED' },
  DAY_AFTER,
];

/** Everybody else goes round: good ones among every gate that can be shut, and the edges of both clocks. */
const ROUND: readonly Ages[] = [
  GOOD,
  { check: 7, xyp: 31, score: 31 },
  { check: 8, xyp: 30, score: 29 },
  { check: null, xyp: null, score: null },
  { ...GOOD, score: null },
  { ...GOOD, score: 11 },
  GOOD,
  LAST_DAY,
  { ...GOOD, state: 'FAILED' },
  { ...GOOD, state: 'NOT_AVAILABLE' },
  { ...GOOD, check: 0, state: 'PENDING' },
  GOOD,
];

const FIRST_CUSTOMER = 100_001;

/** Deterministic facts of a customer as of the day of the sample. */
export function registryFactsOf(customerId: number, today: string): RegistryFacts {
  const place = customerId - FIRST_CUSTOMER;
  const ages = KNOWN[place] ?? ROUND[place % ROUND.length];
  const at = (days: number | null) =>
    days === null ? null : `${addDays(today, -days)}T03:00:00.000Z`;
  return {
    creditRegistry:
      ages.check === null ? null : { state: ages.state ?? 'AVAILABLE', at: at(ages.check) },
    stateRegistryReadAt: at(ages.xyp),
    scoreAt: at(ages.score),
  };
}
