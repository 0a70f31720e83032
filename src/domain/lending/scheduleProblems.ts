import Big from 'big.js';
import { isDay } from '../dateParts';
import type { LoanChartType } from '../enums/loans';
import { toDecimal } from '../money';
import { LENDING, LOAN } from '../settings';
import { isWholeAmount } from './amounts';
import { periodMonthsOf } from './dueDates';
import type { ScheduleTerms } from './schedule';

/** What is wrong with the terms of a schedule; `row` counts from 1 and is named for typed rows. */
export interface ScheduleProblem {
  code:
    | 'AMOUNT_INVALID'
    | 'AMOUNT_TOO_SMALL'
    | 'RATE_INVALID'
    | 'START_INVALID'
    | 'TERM_INVALID'
    | 'TOO_MANY_ROWS'
    | 'ROWS_MISSING'
    | 'ROW_DATE_INVALID'
    | 'ROW_DATE_NOT_AFTER'
    | 'ROW_AMOUNT_INVALID'
    | 'ROWS_SUM_DIFFERS';
  row?: number;
  /** For ROWS_SUM_DIFFERS: the lent amount less the sum of the rows. */
  difference?: string;
}

/** What is wrong with a plan of payments: its schedule, its pay-out, or the day of its arrears. */
export type PlanProblem = ScheduleProblem['code'] | 'NOTHING_PAID_OUT' | 'ARREARS_DATE_INVALID';

/**
 * Checks the terms before a schedule is made: typed rows must sum to the amount, dates must increase
 * (docs/domain/lending.md 5.3).
 */
export function scheduleProblems(terms: ScheduleTerms): ScheduleProblem[] {
  const problems: ScheduleProblem[] = [];
  if (!isWholeAmount(terms.principal, 'above zero')) problems.push({ code: 'AMOUNT_INVALID' });
  if (toDecimal(terms.annualPercent)?.gte(0) !== true) problems.push({ code: 'RATE_INVALID' });
  if (!isDay(terms.startDate)) problems.push({ code: 'START_INVALID' });
  if (problems.length > 0) return problems;
  return terms.chart === '06' ? typedProblems(terms) : termProblems(terms, terms.chart);
}

function termProblems(
  { term, termUnit, principal }: ScheduleTerms,
  chart: Exclude<LoanChartType, '06'>,
): ScheduleProblem[] {
  if (!Number.isInteger(term) || term < 1) return [{ code: 'TERM_INVALID' }];
  const rows = termUnit === 'DAY' ? 1 : Math.ceil(term / periodMonthsOf(chart));
  if (rows > LENDING.rowsMax) return [{ code: 'TOO_MANY_ROWS' }];
  return new Big(principal).lt(new Big('0.01').times(rows)) ? [{ code: 'AMOUNT_TOO_SMALL' }] : [];
}

function typedProblems(terms: ScheduleTerms): ScheduleProblem[] {
  const { principal, startDate, typedRows = [] } = terms;
  // A row without principal pays interest alone; without interest it would be empty.
  const kind = toDecimal(terms.annualPercent)?.gt(0) ? 'zero too' : 'above zero';
  if (typedRows.length === 0) return [{ code: 'ROWS_MISSING' }];
  if (typedRows.length > LOAN.unevenRowsMax) return [{ code: 'TOO_MANY_ROWS' }];
  const problems: ScheduleProblem[] = [];
  let before = startDate;
  let sum = new Big(0);
  typedRows.forEach(({ dueDate, principal: part }, index) => {
    const row = index + 1;
    if (!isDay(dueDate)) problems.push({ code: 'ROW_DATE_INVALID', row });
    else if (dueDate <= before) problems.push({ code: 'ROW_DATE_NOT_AFTER', row });
    else before = dueDate;
    if (isWholeAmount(part, kind)) sum = sum.plus(part);
    else problems.push({ code: 'ROW_AMOUNT_INVALID', row });
  });
  const difference = new Big(principal).minus(sum);
  if (!difference.eq(0)) {
    problems.push({ code: 'ROWS_SUM_DIFFERS', difference: difference.toFixed(LENDING.decimals) });
  }
  return problems;
}
