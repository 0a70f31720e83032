import { addDays, addMonths } from '../dates';
import type { LoanChartType, TermUnit } from '../enums/loans';
import type { DayShift } from './workingDays';

/** Months between two rows of a chart; rows of chart 06 are typed (docs/domain/lending.md 5.2). */
const PERIOD_MONTHS: Record<Exclude<LoanChartType, '06'>, number> = {
  '01': 12,
  '02': 6,
  '03': 3,
  '04': 1,
  '05': 1,
};

/** What the due dates of a generated chart follow from. */
export interface DueDateTerms {
  chart: Exclude<LoanChartType, '06'>;
  /** Day of issue, `YYYY-MM-DD`. */
  startDate: string;
  termUnit: TermUnit;
  /** Length in term units. */
  term: number;
  shift?: DayShift;
}

/** Months between two rows of a chart. */
export function periodMonthsOf(chart: Exclude<LoanChartType, '06'>): number {
  return PERIOD_MONTHS[chart];
}

/**
 * Due dates of a generated chart (docs/domain/lending.md 5.2). Months count from the original day, so that 31 January
 * gives 28 February and then 31 March. A term that is no multiple of the period has a short last period; a term in days
 * is one row.
 */
export function dueDatesOf({ chart, startDate, termUnit, term, shift }: DueDateTerms): string[] {
  const place = shift ?? unshifted;
  if (termUnit === 'DAY') return [place(addDays(startDate, term))];
  const period = PERIOD_MONTHS[chart];
  return Array.from({ length: Math.ceil(term / period) }, (_, index) =>
    place(addMonths(startDate, Math.min((index + 1) * period, term))),
  );
}

/**
 * Due dates from a first one on, a chart's period apart: the dates of a renewed schedule (docs/domain/lending.md 5.2,
 * 10.1).
 */
export function dueDatesFrom(
  firstDate: string,
  chart: Exclude<LoanChartType, '06'>,
  count: number,
  shift: DayShift = unshifted,
): string[] {
  return Array.from({ length: count }, (_, index) =>
    shift(addMonths(firstDate, index * PERIOD_MONTHS[chart])),
  );
}

/**
 * A due date moved by an extension. A row that is due on the last day of a short month means the loan's own day
 * of the month, which it gets back where the new month has it.
 * @param originalDay day of the month of the issue, 1–31
 */
export function extendedDate(
  dueDate: string,
  duration: number,
  unit: TermUnit,
  originalDay: number,
): string {
  if (unit === 'DAY') return addDays(dueDate, duration);
  const day = Number(dueDate.slice(8));
  const isMonthEnd = addDays(dueDate, 1).endsWith('-01');
  const moved = addMonths(dueDate, duration);
  if (!isMonthEnd || originalDay <= day) return moved;
  const last = Number(addDays(addMonths(`${moved.slice(0, 7)}-01`, 1), -1).slice(8));
  return `${moved.slice(0, 8)}${String(Math.min(originalDay, last)).padStart(2, '0')}`;
}

const unshifted: DayShift = (day) => day;
