import { classifyByDaysPastDue, worseClass } from '../classification';
import { daysPastDue } from './daysPastDue';
import type { AssetClass, LoanBook } from './LoanBook';
import { watchedFloor } from './renewalWatch';

/** The class of a loan and what it rests on. */
export interface LoanClass {
  daysPastDue: number;
  /** By days past due alone. */
  byDays: AssetClass;
  /** The class that holds: never better than by days, nor than the class under a renewal's watch. */
  assetClass: AssetClass;
  /** True when a renewal's watch keeps the class from improving. */
  isHeld: boolean;
}

/**
 * The class of a loan on a day (docs/domain/lending.md 7.1: 0, 1–90, 91–180, 181–360, 361 and more days;
 * docs/domain/lending.md 10.3: a renewal does not improve it).
 */
export function classOf(book: LoanBook, today: string): LoanClass {
  const days = daysPastDue(book.rows, today);
  const byDays = classifyByDaysPastDue(days);
  const floor = watchedFloor(book, today);
  const assetClass = floor ? worseClass(byDays, floor) : byDays;
  return { daysPastDue: days, byDays, assetClass, isHeld: assetClass !== byDays };
}
