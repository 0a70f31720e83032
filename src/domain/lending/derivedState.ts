import { daysPastDue } from './daysPastDue';
import { isLive } from './Installment';
import type { LoanBook } from './LoanBook';

/**
 * What an ongoing loan is shown as beside its state (docs/domain/lending.md 2.2: due today, overdue n days, extended).
 */
export interface DerivedState {
  kind: 'DUE_TODAY' | 'OVERDUE' | 'ON_TIME';
  /** Days past due; 0 unless overdue. */
  days: number;
  isExtended: boolean;
}

/** States in which a loan has something to pay (docs/domain/lending.md 2.1). */
const OPEN_STATES: readonly string[] = ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'];

/** The derived state of an open loan on a day; null for a loan that was not issued or is closed. */
export function derivedStateOf(book: LoanBook, today: string): DerivedState | null {
  if (!OPEN_STATES.includes(book.state)) return null;
  const days = daysPastDue(book.rows, today);
  const isDueToday = book.rows.some((row) => isLive(row) && row.dueDate === today);
  const onTime = isDueToday ? 'DUE_TODAY' : 'ON_TIME';
  return { kind: days > 0 ? 'OVERDUE' : onTime, days, isExtended: book.extensions > 0 };
}
