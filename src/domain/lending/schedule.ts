import type { LoanChartType, TermUnit } from '../enums/loans';
import { total } from './amounts';
import { dueDatesOf } from './dueDates';
import { type Plan, planRows, type ScheduleRow } from './planRows';
import { scheduleProblems } from './scheduleProblems';
import { type DayShift, type DaysOff, shiftOff } from './workingDays';

/** What a schedule follows from. Amounts are decimal strings, dates `YYYY-MM-DD`. */
export interface ScheduleTerms {
  principal: string;
  /** Percent a year; `0` for a loan without interest. */
  annualPercent: string;
  /** Day of issue. */
  startDate: string;
  chart: LoanChartType;
  termUnit: TermUnit;
  /** Length in term units; chart 06 reads it from its rows. */
  term: number;
  /** Rows of chart 06 as the officer typed them; their dates are never shifted. */
  typedRows?: readonly { dueDate: string; principal: string }[];
  /** Due dates on a day off move to the next working day. */
  holidayShift?: boolean;
  /** The holidays that it moves off; the usual ones where nothing is said. */
  daysOff?: DaysOff;
  /** Moves due dates in another way; `holidayShift` is not looked at then. */
  shift?: DayShift;
}

/** A generated schedule with its bottom line. */
export interface Schedule {
  rows: ScheduleRow[];
  totals: { days: number; principal: string; interest: string; total: string };
  /** Chart 05 whose rows could not be equal: a period costs more interest than the equal total. */
  isUnequal?: true;
}

/**
 * Makes the schedule of a loan for the six chart types (docs/domain/lending.md 5.3): 01 year, 02 half year, 03 quarter,
 * 04 month with equal principal, 05 month with equal total, 06 rows as typed.
 * @throws RangeError naming the first problem when `scheduleProblems` finds one
 */
export function generateSchedule(terms: ScheduleTerms): Schedule {
  const [problem] = scheduleProblems(terms);
  if (problem) throw new RangeError(problem.code);
  const rows = planRows(planOf(terms));
  const isUnequal = terms.chart === '05' && !hasEqualTotals(rows);
  return { rows, totals: totalsOf(rows), ...(isUnequal ? { isUnequal } : {}) };
}

/** Whether all rows take the same, but for the last one, which takes the remainder. */
const hasEqualTotals = (rows: readonly ScheduleRow[]): boolean =>
  rows.slice(0, -1).every((row) => row.total === rows[0].total);

/** The bottom line of schedule rows, from raw values. */
export function totalsOf(rows: readonly ScheduleRow[]): Schedule['totals'] {
  return {
    days: rows.reduce((days, row) => days + row.days, 0),
    principal: total(rows.map((row) => row.principal)),
    interest: total(rows.map((row) => row.interest)),
    total: total(rows.map((row) => row.total)),
  };
}

function planOf({ chart, typedRows = [], ...terms }: ScheduleTerms): Plan {
  const { principal, annualPercent, startDate } = terms;
  const base = { principal, annualPercent, startDate };
  if (chart === '06') {
    return {
      ...base,
      dueDates: typedRows.map((row) => row.dueDate),
      share: typedRows.map((row) => row.principal),
    };
  }
  const share = chart === '05' ? 'EQUAL_TOTAL' : 'EQUAL_PRINCIPAL';
  const shift = terms.shift ?? (terms.holidayShift ? shiftOff(terms.daysOff) : undefined);
  return { ...base, dueDates: dueDatesOf({ chart, ...terms, shift }), share };
}
