import { plus } from '../../../../src/domain/lending/amounts';
import { addDays } from '../../../../src/domain/dates';
import type { LoanAssessment } from '../../../../src/resources/loans/loan/api';
import type { MockRecord } from '../../../engine/MockRecord';
import type { LoanStory } from './LoanStory';

const DECISIONS = { REJECTED: 'REJECTED', WRONG: 'REJECTED' } as const;
const CLASSES = ['NORMAL', 'NORMAL', 'EXPIRED', 'NORMAL'];

/**
 * How a request was assessed: the figures hang on the customer and the loan, so that they are the same in every sample.
 * Every seventh loan was never assessed.
 * @param day day of the request
 */
export function assessmentOf(
  id: number,
  { end, amount, productType }: Pick<LoanStory, 'end' | 'amount' | 'productType'>,
  customer: MockRecord,
  day: string,
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
  const money = (value: number) => value.toFixed(2);
  return {
    score,
    limit: String(customer.creditLimit ?? plus(amount)),
    decision,
    reasons: reasonsOf(decision, score, id),
    decidedBy: null,
    decidedAt: at(0, '01:10'),
    snapshots: {
      creditRegistry: {
        at: at(id % 7, '01:02'),
        figures: [
          { key: 'openLoans', value: String(id % 4) },
          { key: 'worstClass', value: CLASSES[id % 4] },
          { key: 'openBalance', value: money((id % 4) * 350_000) },
        ],
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

function reasonsOf(decision: LoanAssessment['decision'], score: number, id: number): string[] {
  if (decision === 'REJECTED') return id % 2 === 0 ? ['INCOME_LOW', 'SCORE_LOW'] : ['REGISTRY_BAD'];
  if (decision === 'MANUAL') return ['ABOVE_AUTOMATIC'];
  return score > 600 ? ['SCORE_GOOD', 'INCOME_ENOUGH'] : ['INCOME_ENOUGH'];
}
