import { compareMoney, sumMoney } from '../../../../domain/money';
import type { JournalLine } from '../api';

/** The lines of one journal with its two sides. */
export interface Journal {
  id: string;
  date: string;
  bookedAt: string;
  kind: JournalLine['kind'];
  by: string | null;
  lines: JournalLine[];
  /** Σ of a side; null when a line is no amount. */
  debit: string | null;
  credit: string | null;
  /** R6: both sides agree. */
  balanced: boolean;
}

/** Lines by journal, in the order of their first lines (R6, docs/domain/money.md 9.1). */
export function journalsOf(lines: readonly JournalLine[]): Journal[] {
  const byId = new Map<string, JournalLine[]>();
  for (const line of lines) {
    const known = byId.get(line.journalId);
    if (known) known.push(line);
    else byId.set(line.journalId, [line]);
  }
  return [...byId].map(([id, own]) => {
    const [{ date, bookedAt, kind, by }] = own;
    return { id, date, bookedAt, kind, by, lines: own, ...sidesOf(own) };
  });
}

/** Σ debit and Σ credit of lines, and whether they agree to the last decimal. */
export function sidesOf(
  lines: readonly JournalLine[],
): Pick<Journal, 'debit' | 'credit' | 'balanced'> {
  const debit = sumMoney(lines.map((line) => line.debit));
  const credit = sumMoney(lines.map((line) => line.credit));
  return { debit, credit, balanced: compareMoney(debit, credit) === 0 };
}

/** Id of the element that shows a journal, for links to it. */
export const journalAnchor = (id: string): string => `journal-${id}`;
