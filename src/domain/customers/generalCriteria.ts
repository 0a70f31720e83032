import { NPL_REGISTRY_CLASSES, type RegistryStanding } from './registryStanding';
import type { CustomerKind } from '../enums/customers';
import { compareMoney } from '../money';
import { type SystemSettings, USUAL_SYSTEM } from '../systemSettings';

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

/** What the lender asks of borrowers' age and income. */
export type BorrowerTerms = Pick<
  SystemSettings,
  'borrowerAgeMin' | 'borrowerAgeMax' | 'borrowerIncomeMin'
>;

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

const RULES: Readonly<
  Record<CriterionKey, (facts: CriteriaFacts, terms: BorrowerTerms) => boolean | null>
> = {
  age: ({ age }, { borrowerAgeMin, borrowerAgeMax }) =>
    age === null ? null : age >= borrowerAgeMin && age <= borrowerAgeMax,
  black_list: ({ isBlackListed }) => !isBlackListed,
  own_loans: ({ nplStage }) => nplStage === null,
  registry: ({ registry }) =>
    registry.isAnswered ? !NPL_REGISTRY_CLASSES.includes(registry.worstClass) : null,
  access: ({ mayLend }) => mayLend,
  income: ({ monthlyIncome }, { borrowerIncomeMin }) =>
    monthlyIncome === null ? null : compareMoney(monthlyIncome, borrowerIncomeMin) !== -1,
};

/** Companies have neither an age nor a salary. */
const OF_PEOPLE: readonly CriterionKey[] = ['age', 'income'];

/** The general criteria of a customer, each with its verdict (docs/domain/contracts.md 3.4). */
export const generalCriteria = (
  facts: CriteriaFacts,
  terms: BorrowerTerms = USUAL_SYSTEM,
): Criterion[] =>
  CRITERION_KEYS.filter((key) => facts.kind === 'CITIZEN' || !OF_PEOPLE.includes(key)).map(
    (key) => ({ key, isMet: RULES[key](facts, terms) }),
  );

/** True when all are met, false when one is not; undefined while one is not known and none is broken. */
export function areCriteriaMet(criteria: readonly Criterion[]): boolean | undefined {
  if (criteria.some(({ isMet }) => isMet === false)) return false;
  return criteria.every(({ isMet }) => isMet === true) ? true : undefined;
}
