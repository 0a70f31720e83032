import Big from 'big.js';
import { daysBetween } from '../dates';
import { isNegativeMoney } from '../money';
import { minus, plus, rounded, ZERO } from '../lending/amounts';
import { SAVING } from '../settings';
import { type SavingRules, USUAL_SYSTEM } from '../systemSettings';

/** What staff put on savings (above zero) or took from them (below), on a value date YYYY-MM-DD. */
export interface PrincipalChange {
  on: string;
  amount: string;
}

/** The figures that savings are calculated from. Amounts are decimal strings, days YYYY-MM-DD. */
export interface SavingFigures {
  principal: string;
  /** Agreed interest, percent a year. */
  rate: string | number;
  openedOn: string;
  /** The day of maturity: no interest runs after it; without one it runs on. */
  maturesOn?: string | null;
  /** What staff moved since the opening, by value date; nothing without it. */
  changes?: readonly PrincipalChange[];
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
export const rateFor = (
  { rate }: Pick<SavingFigures, 'rate'>,
  end: SavingEnd,
  { savingEarlyShare }: EndRules = USUAL_SYSTEM,
): Big => (end === 'EARLY' ? new Big(rate).times(savingEarlyShare).div(100) : new Big(rate));

type EndRules = Pick<SavingRules, 'savingEarlyShare'>;

/** The terms that interest is calculated from. */
export type SavingTerms = Omit<SavingFigures, 'capitalised' | 'paid'>;

/**
 * Simple interest on what of the principal lay there each day, from the opening to a day, at most to maturity, rounded half
 * up once. What staff moved counts from its value date on (docs/domain/customers.md 9.4).
 */
export function interestUntil(
  figures: SavingTerms,
  day: string,
  end: SavingEnd,
  rules: EndRules = USUAL_SYSTEM,
): string {
  const { principal, openedOn, maturesOn, changes = [] } = figures;
  const last = maturesOn && maturesOn < day ? maturesOn : day;
  const steps = [...changes.filter(({ on }) => on < last), { on: last, amount: ZERO }];
  let [lying, since, amountDays] = [new Big(principal), openedOn, new Big(0)];
  for (const { on, amount } of steps) {
    const days = Math.max(0, daysBetween(since, on) ?? 0);
    // Who took interest too, after the whole principal, has nothing left that bears any.
    if (lying.gt(0)) amountDays = amountDays.plus(lying.times(days));
    if (on > since) since = on;
    lying = lying.plus(amount);
  }
  return rounded(amountDays.times(rateFor(figures, end, rules)).div(SAVING.yearDays * 100));
}

/**
 * Ends savings on a day: the interest is put right for the whole time and everything that is there is paid out. One
 * function for the preview and the gateway.
 */
export function endSaving(
  figures: SavingFigures,
  end: SavingEnd,
  day: string,
  rules: EndRules = USUAL_SYSTEM,
): SavingClosing {
  const interest = interestUntil(figures, day, end, rules);
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
