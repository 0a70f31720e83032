import type { HistoryRow } from '../../../../dataProviders/UrtuuDataProvider';
import { dayOf } from '../../../../domain/dates';
import { AssetClassification } from '../../../../domain/enums/loans';
import { normalise } from '../../../../domain/enums/readEnum';
import { minus, total, ZERO } from '../../../../domain/lending/amounts';
import { isStanding } from '../../../../domain/lending/Installment';
import { isSettled, type AssetClass, type LoanBook } from '../../../../domain/lending/LoanBook';
import type { AccountMovement } from '../api';

/** How much of a loan is to be owed by its plan and was owed, on each day on which either changes. */
export interface BalanceCurve {
  /** YYYY-MM-DD, the oldest first. */
  days: string[];
  /** Principal that the plan in force leaves to be paid after the day, decimal strings. */
  planned: string[];
  /** What the loan account says after the day; null where the day has not come. */
  actual: (string | null)[];
}

/**
 * The balance of a loan over time, from the rows of its schedule and the movements of its account, whose balance is
 * negative while the customer owes (docs/domain/lending.md 16.1). A loan that is settled ends with its last day, any other
 * not before today.
 */
export function balanceCurve(
  book: LoanBook,
  movements: readonly Pick<AccountMovement, 'date' | 'balance'>[],
  today: string,
): BalanceCurve {
  const rows = book.rows.filter(isStanding);
  const days = [
    book.lentDate,
    ...rows.map(({ dueDate }) => dueDate),
    ...movements.map(({ date }) => date),
    ...(isSettled(book) ? [] : [today]),
  ];
  const unique = [...new Set(days)].sort();
  return {
    days: unique,
    planned: unique.map((day) =>
      total(rows.filter(({ dueDate }) => dueDate > day).map(({ principal }) => principal)),
    ),
    actual: unique.map((day) => {
      const last = day <= today ? movements.findLast(({ date }) => date <= day) : undefined;
      return last ? minus(ZERO, last.balance) : null;
    }),
  };
}

/** Days on which a loan had a class: from the first to before the other. */
export interface ClassBand {
  from: string;
  to: string;
  assetClass: AssetClass;
}

/**
 * The classes that a loan had, by the history of its changes. A loan whose class never changed had the one it has; what the
 * history does not say is left out.
 * @param rows any rows of the history, in any order
 * @param now the class that it has
 */
export function classBands(
  rows: readonly Pick<HistoryRow, 'at' | 'field' | 'from' | 'to'>[],
  { from, to, now }: { from: string; to: string; now: AssetClass | null | undefined },
): ClassBand[] {
  const changes = rows
    .filter(({ field }) => field === 'classification')
    .sort((one, other) => one.at.localeCompare(other.at))
    .map((row) => ({ day: dayOf(row.at) ?? from, from: row.from, to: row.to }));
  const held = [
    { day: from, value: changes.length > 0 ? changes[0].from : now },
    ...changes.map(({ day, to: value }) => ({ day, value })),
  ];
  return held.flatMap(({ day, value }, at) => {
    const end = held[at + 1]?.day ?? to;
    const assetClass = normalise(AssetClassification, value);
    return assetClass !== undefined && day < end ? [{ from: day, to: end, assetClass }] : [];
  });
}
