import Big from 'big.js';
import { daysBetween } from '../dates';
import { excess, plus, rounded, smaller, total, ZERO } from './amounts';
import { type Installment, openParts, unpaidPrincipal } from './Installment';
import { interestFor } from './interest';
import { balanceOf, type LoanBook } from './LoanBook';
import { type Plan, planRows } from './planRows';
import { openRows } from './replaceRows';

/**
 * What money paid ahead does (docs/domain/lending.md 8.3): shorten the term, lower the rows, or pay the next rows
 * first.
 */
export type AdvanceOption = 'SHORTEN' | 'LOWER' | 'NEXT_ROWS';

/**
 * The rows that take the place of the live ones after principal was paid ahead, on the same due dates and with interest
 * from the day of the payment. SHORTEN keeps each row's principal (chart 05: its total) and ends earlier; LOWER keeps
 * the number of rows.
 * @param old the live rows before the money paid ahead was written on them
 * @param reduced the book with that money on its rows
 */
export function rebuiltRows(
  old: readonly Installment[],
  reduced: LoanBook,
  date: string,
  option: Exclude<AdvanceOption, 'NEXT_ROWS'>,
): Installment[] {
  const principal = balanceOf(reduced);
  const base = { principal, annualPercent: reduced.annualPercent, startDate: date };
  const dueDates = old.map((row) => row.dueDate);
  const plan: Plan =
    option === 'SHORTEN'
      ? { ...base, ...shortened(old, reduced, principal, date) }
      : { ...base, dueDates, share: lowered(old, reduced, principal) };
  const [first, ...others] = openRows(planRows(plan));
  const fee = total(old.map((row) => openParts(row).fee));
  return first ? [{ ...first, fee }, ...others] : [];
}

function lowered(old: readonly Installment[], book: LoanBook, principal: string): Plan['share'] {
  if (book.chart === '05') return 'EQUAL_TOTAL';
  if (book.chart !== '06') return 'EQUAL_PRINCIPAL';
  const before = total(old.map(unpaidPrincipal));
  return old.map((row) => rounded(new Big(unpaidPrincipal(row)).times(principal).div(before)));
}

/** Due dates and principals until the balance is zero. */
function shortened(
  old: readonly Installment[],
  book: LoanBook,
  principal: string,
  date: string,
): Pick<Plan, 'dueDates' | 'share'> {
  // The first row may run from an early payment and cost more interest than the others.
  const usual = old[1] ?? old[0];
  const equalTotal = plus(usual.interest, unpaidPrincipal(usual));
  const share: string[] = [];
  let balance = principal;
  let from = date;
  for (const row of old) {
    if (balance === ZERO) break;
    const interest = interestFor(balance, book.annualPercent, daysBetween(from, row.dueDate) ?? 0);
    const wanted = book.chart === '05' ? excess(equalTotal, interest) : unpaidPrincipal(row);
    const part = smaller(wanted, balance);
    share.push(part);
    balance = excess(balance, part);
    from = row.dueDate;
  }
  return { dueDates: old.slice(0, share.length).map((row) => row.dueDate), share };
}
