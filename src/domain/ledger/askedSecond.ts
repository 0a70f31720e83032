import type { StaffEntryKind } from '../enums/accounting';
import { plus, ZERO } from '../lending/amounts';
import type { SystemSettings } from '../systemSettings';
import { needsSecond } from './staffEntries';

/** An entry as it was asked for. */
export interface AskedEntry {
  kind: StaffEntryKind;
  /** Decimal string. */
  amount: string;
  /** Who booked it, and on which day: small ones of one person count together. */
  by: string;
  day: string;
}

/**
 * How many entries ask for a second person by some settings: each by the rule that decides (`needsSecond`), with what the same
 * person had booked alone of the kind on its day (docs/domain/money.md 4.5).
 * @param entries in the order in which they were made
 */
export function askedSecond(entries: readonly AskedEntry[], settings: SystemSettings): number {
  const alone = new Map<string, string>();
  return entries.filter(({ kind, amount, by, day }) => {
    const key = `${by} ${day} ${kind}`;
    const before = alone.get(key) ?? ZERO;
    if (needsSecond(kind, amount, settings, before)) return true;
    alone.set(key, plus(before, amount));
    return false;
  }).length;
}
