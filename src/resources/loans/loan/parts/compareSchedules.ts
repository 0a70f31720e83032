import { minus, plus } from '../../../../domain/lending/amounts';
import type { LoanBook } from '../../../../domain/lending/LoanBook';
import { planRowsOf, planSums, type PlanRow, type PlanSums } from './planRow';

/** The columns that are compared. */
export const PLAN_COLUMNS = ['dueDate', 'principal', 'interest', 'fee', 'total'] as const;
export type PlanColumn = (typeof PLAN_COLUMNS)[number];

/** A row before and the row in its place after; a side is missing where rows fell away or were added. */
export interface PlanPair {
  before: PlanRow | null;
  after: PlanRow | null;
  changed: ReadonlySet<PlanColumn>;
}

/** Two schedules of a loan side by side. */
export interface PlanComparison {
  pairs: PlanPair[];
  before: PlanSums;
  after: PlanSums;
  /** What the customer pays more in all: after + what was paid with the action − before; negative when less. */
  difference: string;
}

/**
 * Compares what was to be paid before an action with what is to be paid after it. Rows that the action left alone keep their
 * number and are opposite each other; those that it replaced follow in their order.
 * @param date day of the action, to which both are charged
 * @param paid what the customer paid with the action
 */
export function compareSchedules(
  before: LoanBook,
  after: LoanBook,
  date: string,
  paid = '0.00',
): PlanComparison {
  const [left, right] = [planRowsOf(before, date), planRowsOf(after, date)];
  const kept = new Set(left.map(({ no }) => no).filter((no) => right.some((row) => row.no === no)));
  const [gone, come] = [left, right].map((rows) => rows.filter(({ no }) => !kept.has(no)));
  const pairs = [
    ...[...kept].map((no) => pairOf(rowOf(left, no), rowOf(right, no))),
    ...Array.from({ length: Math.max(gone.length, come.length) }, (_, index) =>
      pairOf(gone[index] ?? null, come[index] ?? null),
    ),
  ].sort((one, other) => (dayOfPair(one) < dayOfPair(other) ? -1 : 1));
  const sums = { before: planSums(left, before), after: planSums(right, after) };
  const difference = minus(plus(sums.after.total, paid), sums.before.total);
  return { pairs, ...sums, difference };
}

const rowOf = (rows: readonly PlanRow[], no: number) => rows.find((row) => row.no === no) ?? null;

const dayOfPair = ({ before, after }: PlanPair): string => (after ?? before)?.dueDate ?? '';

function pairOf(before: PlanRow | null, after: PlanRow | null): PlanPair {
  const changed = PLAN_COLUMNS.filter((column) => before?.[column] !== after?.[column]);
  return { before, after, changed: new Set(changed) };
}
