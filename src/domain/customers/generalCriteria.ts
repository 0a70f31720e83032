import { NPL_REGISTRY_CLASSES, type RegistryStanding } from './registryStanding';
import type { CustomerKind } from '../enums/customers';
import { compareMoney } from '../money';
import { CRITERIA } from '../settings';

/** What everybody must meet who wants to borrow, in the order in which it is shown. */
export const CRITERION_KEYS = [
  'age',
  'black_list',
  'own_loans',
  'registry',
  'access',
  'income',
] as const;

export type CriterionKey = (typeof CRITERION_KEYS)[number];

/** One criterion: `isMet` is null while nothing is known of it. */
export interface Criterion {
  key: CriterionKey;
  isMet: boolean | null;
}

/** What the general criteria are judged by. */
export interface CriteriaFacts {
  kind: CustomerKind;
  /** Whole years; null where no birth date is known. */
  age: number | null;
  isBlackListed: boolean;
  /** Stage of own non-performing loans; null without one. */
  nplStage: string | null;
  registry: RegistryStanding;
  /** The access to borrow is open. */
  mayLend: boolean;
  /** Proved or declared monthly income, decimal string; null where nothing is known. */
  monthlyIncome: string | null;
}

const RULES: Readonly<Record<CriterionKey, (facts: CriteriaFacts) => boolean | null>> = {
  age: ({ age }) => (age === null ? null : age >= CRITERIA.ageMin && age <= CRITERIA.ageMax),
  black_list: ({ isBlackListed }) => !isBlackListed,
  own_loans: ({ nplStage }) => nplStage === null,
  registry: ({ registry }) =>
    registry.isAnswered ? !NPL_REGISTRY_CLASSES.includes(registry.worstClass) : null,
  access: ({ mayLend }) => mayLend,
  income: ({ monthlyIncome }) =>
    monthlyIncome === null ? null : compareMoney(monthlyIncome, CRITERIA.incomeMin) !== -1,
};

/** Companies have neither an age nor a salary. */
const OF_PEOPLE: readonly CriterionKey[] = ['age', 'income'];

/** The general criteria of a customer, each with its verdict (docs/domain/contracts.md 3.4). */
export const generalCriteria = (facts: CriteriaFacts): Criterion[] =>
  CRITERION_KEYS.filter((key) => facts.kind === 'CITIZEN' || !OF_PEOPLE.includes(key)).map(
    (key) => ({ key, isMet: RULES[key](facts) }),
  );

/** True when all are met, false when one is not; undefined while one is not known and none is broken. */
export function areCriteriaMet(criteria: readonly Criterion[]): boolean | undefined {
  if (criteria.some(({ isMet }) => isMet === false)) return false;
  return criteria.every(({ isMet }) => isMet === true) ? true : undefined;
}
