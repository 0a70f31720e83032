import Big from 'big.js';
import { toDecimal, type MoneyValue } from '../money';
import { INCOME } from '../settings';
import { type IncomePointTerms, USUAL_JUDGEMENT } from '../judgementSettings';
import { type IncomeLimitTerms, USUAL_SYSTEM } from '../systemSettings';

/** What an income decides of a customer. */
export interface IncomeStatus {
  /** Monthly, decimal string; null while nothing is known. */
  salary: string | null;
  score: number | null;
  /** Decimal string; null before there is one. */
  limit: string | null;
}

/** Both sides of an approval. */
export interface StatusChange {
  before: IncomeStatus;
  after: IncomeStatus;
}

/** The limit that an income carries: some monthly incomes, rounded down, up to the highest limit. */
export function limitOfIncome(
  approved: MoneyValue,
  { incomeLimitMultiple, incomeLimitMax }: IncomeLimitTerms = USUAL_SYSTEM,
): string {
  const { limitStep } = INCOME;
  const carried = (toDecimal(approved) ?? new Big(0)).times(incomeLimitMultiple);
  const stepped = carried.div(limitStep).round(0, Big.roundDown).times(limitStep);
  return (stepped.gt(incomeLimitMax) ? new Big(incomeLimitMax) : stepped).toFixed(2);
}

/** The part of the score that an income gives. */
export function pointsOfIncome(
  approved: MoneyValue,
  { scoreIncomeStep, scoreIncomeMax }: IncomePointTerms = USUAL_JUDGEMENT,
): number {
  const points = (toDecimal(approved) ?? new Big(0)).div(scoreIncomeStep).round(0, Big.roundDown);
  return Math.min(scoreIncomeMax, points.toNumber());
}

/**
 * What the approval of an income makes of a customer's salary, score and limit (docs/domain/income.md 5.1): the income
 * becomes the salary, its points take the place of those of the income before, the limit is what the income carries.
 * @param before with the salary that the score was calculated with
 * @param approved decimal string
 * @param terms of the limit and of the points; the usual ones where nothing is said
 */
export function statusAfter(
  before: IncomeStatus,
  approved: string,
  terms?: IncomeLimitTerms & IncomePointTerms,
): StatusChange {
  const gained = pointsOfIncome(approved, terms) - pointsOfIncome(before.salary, terms);
  const score = Math.max(0, Math.min(INCOME.scoreMax, (before.score ?? 0) + gained));
  return { before, after: { salary: approved, score, limit: limitOfIncome(approved, terms) } };
}
