import Big from 'big.js';
import type { CreditRegistryClassification } from '../enums/credit-registry';
import type { LoanProductType } from '../enums/loans';
import { compareMoney } from '../money';
import { type LendingSettings, USUAL_SETTINGS } from './lendingSettings';

/** What the assessment of a request rests on, as of its day. Amounts are decimal strings. */
export interface AssessmentFacts {
  /** Null while it was never computed: then nothing can be assessed. */
  score: number | null;
  productType: LoanProductType;
  amount: string;
  /** The dearest row of the schedule. */
  payment: string;
  /** The worst class that the credit registry knows of; null without a loan there or without a check. */
  worstClass: CreditRegistryClassification | null;
  /** What the customer proved to earn a month; null where nothing is known. */
  monthlyIncome: string | null;
}

export type AssessmentDecision = 'APPROVED' | 'REJECTED' | 'MANUAL';

/** Keys of `assessment.reasons`. */
export type AssessmentReason =
  | 'SCORE_LOW'
  | 'SCORE_GOOD'
  | 'INCOME_LOW'
  | 'INCOME_ENOUGH'
  | 'REGISTRY_BAD'
  | 'ABOVE_AUTOMATIC';

/** What the lender sets of it. */
type AssessmentSettings = Pick<
  LendingSettings,
  'scoreMin' | 'scoreGood' | 'paymentShare' | 'automaticMax'
>;

/** Classes of the registry with which nothing is lent automatically. */
export const BAD_CLASSES: readonly unknown[] = ['ABNORMAL', 'DOUBTFUL', 'BAD'];

/**
 * How a request is assessed: what speaks against it, else what speaks for it, and the decision that the system proposes
 * (docs/domain/lending.md 4.7). Null where there is no score to assess it by.
 */
export function assess(
  facts: AssessmentFacts,
  { scoreMin, scoreGood, paymentShare, automaticMax }: AssessmentSettings = USUAL_SETTINGS,
): { decision: AssessmentDecision; reasons: AssessmentReason[] } | null {
  const { score, productType, amount, payment, worstClass, monthlyIncome } = facts;
  if (score === null) return null;
  const bearable = new Big(monthlyIncome ?? '0').times(paymentShare).div(100);
  const isBearable = monthlyIncome !== null && bearable.gte(payment);
  const against: AssessmentReason[] = [];
  if (score < scoreMin) against.push('SCORE_LOW');
  if (BAD_CLASSES.includes(worstClass)) against.push('REGISTRY_BAD');
  if (monthlyIncome !== null && !isBearable) against.push('INCOME_LOW');
  if (against.length > 0) return { decision: 'REJECTED', reasons: against };
  const reasons: AssessmentReason[] = [];
  if (score >= scoreGood) reasons.push('SCORE_GOOD');
  if (isBearable) reasons.push('INCOME_ENOUGH');
  const isAbove = productType === 'LOAN_LONG_TERM' || compareMoney(amount, automaticMax) === 1;
  if (!isAbove && isBearable) return { decision: 'APPROVED', reasons };
  return { decision: 'MANUAL', reasons: isAbove ? [...reasons, 'ABOVE_AUTOMATIC'] : reasons };
}
