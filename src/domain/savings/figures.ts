import Big from 'big.js';
import { daysBetween } from '../dates';
import { isNegativeMoney } from '../money';
import { minus, plus, rounded, ZERO } from '../lending/amounts';
import { SAVING } from '../settings';

/** The figures that savings are calculated from. Amounts are decimal strings, days YYYY-MM-DD. */
export interface SavingFigures {
  principal: string;
  /** Agreed interest, percent a year. */
  rate: string | number;
  openedOn: string;
  /** The day of maturity: no interest runs after it; without one it runs on. */
  maturesOn?: string | null;
  /** Interest added to the savings so far. */
  capitalised: string;
  /** Paid out so far. */
  paid: string;
}

/** How savings end: on request of the customer with all interest, or early with a smaller one. */
export type SavingEnd = 'CASH_OUT' | 'EARLY';

/** What an end does. */
export interface SavingClosing {
  /** Interest over the whole time at the rate that counts. */
  interest: string;
  /** Difference to what was capitalised so far; negative where an early end takes interest back. */
  correction: string;
  paidOut: string;
  /** The figures that change. */
  after: Pick<SavingFigures, 'capitalised' | 'paid'>;
}

/** Balance of the deposit account: principal + capitalised interest − paid (docs/domain/customers.md 9.4). */
export const savingBalance = ({
  principal,
  capitalised,
  paid,
}: Pick<SavingFigures, 'principal' | 'capitalised' | 'paid'>): string =>
  minus(plus(principal, capitalised), paid);

/** The rate that counts for an end, percent a year. */
export const rateFor = ({ rate }: Pick<SavingFigures, 'rate'>, end: SavingEnd): Big =>
  end === 'EARLY' ? new Big(rate).times(SAVING.earlyRateShare).div(100) : new Big(rate);

/** The terms that interest is calculated from. */
export type SavingTerms = Omit<SavingFigures, 'capitalised' | 'paid'>;

/** Simple interest on the principal from the opening to a day, at most to maturity, rounded half up. */
export function interestUntil(figures: SavingTerms, day: string, end: SavingEnd): string {
  const { openedOn, maturesOn } = figures;
  const last = maturesOn && maturesOn < day ? maturesOn : day;
  const days = Math.max(0, daysBetween(openedOn, last) ?? 0);
  return rounded(
    new Big(figures.principal)
      .times(rateFor(figures, end))
      .times(days)
      .div(SAVING.yearDays * 100),
  );
}

/**
 * Ends savings on a day: the interest is put right for the whole time and everything that is there is paid out. One
 * function for the preview and the gateway.
 */
export function endSaving(figures: SavingFigures, end: SavingEnd, day: string): SavingClosing {
  const interest = interestUntil(figures, day, end);
  const correction = minus(interest, figures.capitalised);
  const whole = savingBalance({ ...figures, capitalised: interest });
  // What was paid out already is not asked back: nothing is left, and nothing is owed.
  const isOverpaid = isNegativeMoney(whole);
  const paidOut = isOverpaid ? ZERO : whole;
  const capitalised = isOverpaid ? minus(figures.paid, figures.principal) : interest;
  return {
    interest,
    correction,
    paidOut,
    after: { capitalised, paid: plus(figures.paid, paidOut) },
  };
}
