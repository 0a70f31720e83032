import { type Installment, isStanding } from './Installment';
import type { AssetClass, LoanBook, RenewalWatch } from './LoanBook';

/**
 * Rows paid on time one after the other since the renewal, counted to today; a late row starts the count again
 * (docs/domain/lending.md 10.3: watch period).
 */
export function onTimeRows(
  rows: readonly Installment[],
  { since, rows: needed }: Pick<RenewalWatch, 'since' | 'rows'>,
  today: string,
): number {
  let count = 0;
  for (const row of rows) {
    if (!isStanding(row) || row.dueDate < since) continue;
    if (row.paidDate !== null && row.paidDate < since) continue;
    if (row.state === 'PAID') count = (row.paidDate ?? today) <= row.dueDate ? count + 1 : 0;
    else if (row.dueDate < today) count = 0;
    if (count >= needed) return count;
  }
  return count;
}

/** The class that holds at least while a renewal's watch lasts, or null when there is no watch or it is over. */
export function watchedFloor(book: LoanBook, today: string): AssetClass | null {
  const { watch } = book;
  if (!watch) return null;
  return onTimeRows(book.rows, watch, today) >= watch.rows ? null : watch.floor;
}
