import type { Installment } from './Installment';
import { isStanding } from './Installment';

/** How punctually rows of schedules were paid. */
export interface Discipline {
  /** Rows whose day has come, or that were paid before it. */
  rows: number;
  /** Those of them that were paid in full on their day or before. */
  onTime: number;
}

/**
 * Payment discipline over the rows of any number of loans (docs/domain/lending.md 8.5): rows that were replaced do not
 * count, a row of today counts once it is paid.
 */
export function disciplineOf(rows: Iterable<Installment>, today: string): Discipline {
  const result = { rows: 0, onTime: 0 };
  for (const row of rows) {
    if (!isStanding(row)) continue;
    if (row.state !== 'PAID' && row.dueDate >= today) continue;
    result.rows += 1;
    if (row.state === 'PAID' && (row.paidDate ?? today) <= row.dueDate) result.onTime += 1;
  }
  return result;
}

/** The share of rows paid on time in percent, one decimal; undefined where no row was due. */
export const disciplinePercent = ({ rows, onTime }: Discipline): string | undefined =>
  rows === 0 ? undefined : ((onTime / rows) * 100).toFixed(1);
