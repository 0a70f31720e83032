import { registryClassOf } from '../../../../src/domain/classification';
import { addDays, dayOf } from '../../../../src/domain/dates';
import { classOf } from '../../../../src/domain/lending/classOf';
import { oldestUnpaidDate } from '../../../../src/domain/lending/daysPastDue';
import type { LoanBook } from '../../../../src/domain/lending/LoanBook';
import { onTimeRows } from '../../../../src/domain/lending/renewalWatch';
import { LOAN } from '../../../../src/domain/settings';
import type { HistoryRow } from '../../../engine/History';
import { accruedTo } from './accruals';
import { type Doing, type LoanFile, withClass, withEvent } from './LoanFile';

/** First days past due of the classes. */
const THRESHOLDS = [1, 91, 181, 361];

/** What the end of a day did: the file after it, and the history rows that it wrote. */
export interface DayEnd {
  file: LoanFile;
  rows: Omit<HistoryRow, 'id'>[];
}

/**
 * Runs the ends of all days from the one after the last run to a day (docs/domain/money.md 6.2): the class of each day
 * is stored, its change is written to the credit registry and arrives there at the next end of day, loans on hold since
 * the days that are set become long on hold, the interest that ran is booked. Days on which nothing can change are skipped:
 * the accrual of the next one is theirs too.
 */
export function closeDays(file: LoanFile, to: string, closing: Closing = {}): DayEnd {
  const from = firstOpenDay(file, closing.longOnholdDays);
  if (from === null || from > to) return { file, rows: [] };
  let ended: DayEnd = { file, rows: [] };
  for (const day of tellingDays(file, from, to)) {
    const next = closeDay(ended.file, day, closing);
    ended = { file: next.file, rows: [...ended.rows, ...next.rows] };
  }
  return ended;
}

/** Whether the end of a day has still to be run for a loan. */
export function isOpenFor(
  file: LoanFile,
  day: string,
  longOnholdDays: number = LOAN.longOnholdDays,
): boolean {
  const from = firstOpenDay(file, longOnholdDays);
  return from !== null && from <= day;
}

/** How ends of days are run. */
export interface Closing {
  /**
   * When what the end of a day books is written, ISO instant: in the evening of the day itself, or now where an action runs
   * the end of a day that is over and closed (docs/domain/money.md 2.3).
   */
  momentOf?: (day: string) => string;
  /** Ends of day that a loan may stay on hold. */
  longOnholdDays?: number;
}

const eveningOf = (day: string): string => `${day}T15:30:00.000Z`;

/** Runs the end of one day. */
export function closeDay(
  file: LoanFile,
  day: string,
  { momentOf = eveningOf, longOnholdDays }: Closing = {},
): DayEnd {
  const at = momentOf(day);
  if (!file.book) {
    const last = lastOnholdDay(file, longOnholdDays);
    if (last === null || last > day) return { file, rows: [] };
    return { file: longOnHold(file, at), rows: onHoldRows(at) };
  }
  if (file.state === 'CLOSED')
    return { file: { ...reported(file, at), closedThrough: day }, rows: [] };
  const accrued = accruedTo(reported(file, at), { date: day, at, by: null });
  const { assetClass, daysPastDue } = classOf(file.book, day);
  const classified: LoanFile = {
    ...withClass(accrued, assetClass),
    manualUpgrade: undefined,
    endOfDay: { daysPastDue },
    renewal: renewalOf(file.book, day),
    closedThrough: day,
  };
  if (assetClass === file.storedClass) return { file: classified, rows: [] };
  const from = file.storedClass;
  const row = { at, by: null, action: 'end_of_day', origin: 'AUTO' } as const;
  return { file: classified, rows: [{ ...row, field: 'classification', from, to: assetClass }] };
}

/**
 * The days past due recalculated after a receipt with an earlier value date: the class that the last end of day would
 * have stored (docs/domain/lending.md 7.2).
 */
export const reclassified = (file: LoanFile, { at }: Pick<Doing, 'at'>): LoanFile =>
  file.closedThrough === null || file.state === 'CLOSED'
    ? file
    : closeDay(file, file.closedThrough, { momentOf: () => at }).file;

/** A write that waited has arrived at the registry; the first one comes with the first end of day. */
function reported(file: LoanFile, at: string): LoanFile {
  const { registry, storedClass } = file;
  if (registry && registry.writeStatus !== 'SCHEDULED') return file;
  const written = { class: registryClassOf(storedClass), writeStatus: 'SUCCESSFULLY' as const };
  return withEvent({ ...file, registry: written }, at, { stage: 'REGISTRY' });
}

const renewalOf = ({ watch, rows }: LoanBook, day: string): LoanFile['renewal'] =>
  watch
    ? {
        classAtRenewal: watch.floor,
        onTimeRows: onTimeRows(rows, watch, day),
        rows: watch.rows,
      }
    : undefined;

/** The day with whose end a loan on hold becomes long on hold; null where it is not on hold. */
const lastOnholdDay = (
  { state, transfer }: LoanFile,
  longOnholdDays: number = LOAN.longOnholdDays,
): string | null => {
  const sent = state === 'LOAN_ONHOLD' ? dayOf(transfer.sentAt) : undefined;
  return sent === undefined ? null : addDays(sent, longOnholdDays - 1);
};

const longOnHold = (file: LoanFile, at: string): LoanFile =>
  withEvent({ ...file, state: 'LOAN_LONG_ONHOLD' }, at, {
    stage: 'TRANSFER',
    ok: false,
    code: 'NO_ANSWER',
  });

const onHoldRows = (at: string): DayEnd['rows'] => [
  {
    at,
    by: null,
    action: 'end_of_day',
    field: 'state',
    from: 'LOAN_ONHOLD',
    to: 'LOAN_LONG_ONHOLD',
    origin: 'AUTO',
  },
];

function firstOpenDay(file: LoanFile, longOnholdDays?: number): string | null {
  if (!file.book) return lastOnholdDay(file, longOnholdDays);
  if (file.state === 'CLOSED' && file.registry?.writeStatus !== 'SCHEDULED') return null;
  return file.closedThrough === null ? file.book.lentDate : addDays(file.closedThrough, 1);
}

/** Days whose end can change something: the bounds, the days after them, and those on which a class begins. */
function tellingDays({ book }: LoanFile, from: string, to: string): string[] {
  const oldest = book && oldestUnpaidDate(book.rows);
  const crossed = oldest
    ? THRESHOLDS.flatMap((days) => [addDays(oldest, days), addDays(oldest, days + 1)])
    : [];
  const days = [from, addDays(from, 1), ...crossed, to];
  return [...new Set(days)].filter((day) => day >= from && day <= to).sort();
}
