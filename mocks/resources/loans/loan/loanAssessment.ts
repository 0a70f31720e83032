import { plus } from '../../../../src/domain/lending/amounts';
import { addDays } from '../../../../src/domain/dates';
import { type AssessmentReason, BAD_CLASSES } from '../../../../src/domain/lending/assessment';
import { CUSTOMER } from '../../../../src/domain/settings';
import type { RegistryLoan } from '../../../../src/resources/credit-registry/check/api';
import type { AssessmentSnapshot, LoanAssessment } from '../../../../src/resources/loans/loan/api';
import type { MockRecord } from '../../../engine/MockRecord';
import { registryFigures } from '../../credit-registry/check/registryLoans';
import type { LoanStory } from './LoanStory';

const DECISIONS = { REJECTED: 'REJECTED', WRONG: 'REJECTED' } as const;

/**
 * How a request was assessed, by what was known of its customer on that day. Every seventh loan was never assessed.
 * @param day day of the request
 * @param known what the credit registry knew on the day of its check: our own loans and those of others
 */
export function assessmentOf(
  id: number,
  { end, amount, productType }: Pick<LoanStory, 'end' | 'amount' | 'productType'>,
  customer: MockRecord,
  day: string,
  known: (day: string) => readonly RegistryLoan[],
): LoanAssessment | null {
  if (id % 7 === 6) return null;
  const decision =
    end in DECISIONS
      ? 'REJECTED'
      : productType === 'LOAN_LONG_TERM' || id % 3 === 0
        ? 'MANUAL'
        : 'APPROVED';
  const score = Number(customer.score ?? 420);
  const at = (before: number, clock: string) => `${addDays(day, -before)}T${clock}:00.000Z`;
  const figures = registryFigures(known(addDays(day, -checkedBefore(id))));
  return {
    score,
    limit: String(customer.creditLimit ?? plus(amount)),
    decision,
    reasons: reasonsOf(decision, score, figures),
    decidedBy: null,
    decidedAt: at(0, '01:10'),
    snapshots: {
      creditRegistry: {
        at: at(checkedBefore(id), '01:02'),
        figures,
      },
      stateRegistry:
        id % 5 === 4
          ? null
          : {
              at: at(id % 29, '01:04'),
              figures: [{ key: 'employer', value: String(customer.workplace ?? '–') }],
            },
      income:
        productType === 'LOAN_POCKET_ZERO'
          ? null
          : {
              at: at(id % 12, '01:06'),
              figures: [
                { key: 'averageIncome', value: String(customer.salary ?? '1450000.00') },
                { key: 'months', value: String(6 + (id % 7)) },
              ],
            },
    },
  };
}

/** Days between the check of the credit registry and the request. */
const checkedBefore = (id: number): number => id % CUSTOMER.zmsValidityDays;

function reasonsOf(
  decision: LoanAssessment['decision'],
  score: number,
  figures: AssessmentSnapshot['figures'],
): AssessmentReason[] {
  if (decision === 'REJECTED') {
    const worst = figures.find(({ key }) => key === 'worstClass')?.value;
    return BAD_CLASSES.includes(worst) ? ['REGISTRY_BAD'] : ['INCOME_LOW'];
  }
  if (decision === 'MANUAL') return ['ABOVE_AUTOMATIC'];
  return score > 600 ? ['SCORE_GOOD', 'INCOME_ENOUGH'] : ['INCOME_ENOUGH'];
}
