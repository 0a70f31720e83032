import { daysBetween } from '../dates';
import { type Installment, isLive } from './Installment';

/** The oldest due date that is still to be paid, or null when no row is live. */
export function oldestUnpaidDate(rows: readonly Installment[]): string | null {
  let oldest: string | null = null;
  for (const row of rows) {
    if (isLive(row) && (oldest === null || row.dueDate < oldest)) oldest = row.dueDate;
  }
  return oldest;
}

/**
 * Days past due: today less the oldest unpaid due date, the due day itself being 0 (docs/domain/lending.md 6.3).
 * @param today the day in Ulaanbaatar
 * @returns whole days, never negative
 */
export function daysPastDue(rows: readonly Installment[], today: string): number {
  const oldest = oldestUnpaidDate(rows);
  return oldest === null ? 0 : Math.max(0, daysBetween(oldest, today) ?? 0);
}
