import { type MoneyValue, sumMoney } from '../money';
import { type Check, checkMoney } from './Check';

/** One line of a ledger journal; one of the two sides is empty. */
export interface LedgerLine {
  journalId: string | number;
  debit?: MoneyValue;
  credit?: MoneyValue;
}

/**
 * R6: debit = credit in every journal (docs/domain/money.md 9.1). Shows the totals; where journals are out of balance,
 * those of the first of them, and all their ids: two errors that cancel each other out do not pass.
 */
export function checkJournals(lines: readonly LedgerLine[]): Check {
  const journals = new Map<string, LedgerLine[]>();
  for (const line of lines) {
    const id = String(line.journalId);
    journals.set(id, [...(journals.get(id) ?? []), line]);
  }
  const broken = [...journals].filter(([, journal]) => !totals(journal).ok);
  if (broken.length === 0) return totals(lines);
  return { ...totals(broken[0][1]), where: broken.map(([id]) => id) };
}

const totals = (lines: readonly LedgerLine[]): Check =>
  checkMoney(
    'R6',
    sumMoney(lines.map(({ debit }) => debit)),
    sumMoney(lines.map(({ credit }) => credit)),
  );
