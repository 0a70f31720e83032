import type { IncomePointTerms } from '../../../../src/domain/judgementSettings';
import type { StatusChange } from '../../../../src/domain/income/standing';
import { pointsOfIncome } from '../../../../src/domain/income/standing';
import type { MockRecord } from '../../../engine/MockRecord';
import { incomesOf } from '../income/incomeMaking';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** The score that an approved income gave. */
export function scoreOf(
  id: number,
  income: MockRecord,
  change: StatusChange,
  terms?: IncomePointTerms,
): MockRecord {
  return {
    id,
    customerId: income.customerId,
    customerName: income.customerName,
    regnum: income.regnum,
    incomeId: income.id,
    type: income.type,
    months: income.months,
    averageAmount: income.averageAmount,
    margin: income.margin,
    amount: income.amount,
    points: pointsOfIncome(String(income.amount), terms),
    scoreBefore: change.before.score,
    scoreAfter: change.after.score,
    salaryBefore: change.before.salary,
    limitBefore: change.before.limit,
    limitAfter: change.after.limit,
    isCurrent: true,
    computedAt: income.decidedAt,
    decidedBy: income.decidedBy,
    createdAt: income.decidedAt,
    createdBy: null,
    tenant: income.tenant,
  };
}

/** One score for each approved income. */
export const samples: SampleMaker = {
  resource: 'customers/income/score-list',
  make: (world) =>
    incomesOf(world)
      .incomes.filter(({ state }) => state === 'APPROVED')
      .map((income, index) => scoreOf(630_001 + index, income, income.kept as StatusChange)),
};
