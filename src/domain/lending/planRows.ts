import { daysBetween } from '../dates';
import { dividedHalfUp, fromMongo, toMongo } from './amounts';
import { interestFor, WORTH_UNIT, worthOfOne } from './interest';

/** One row of a schedule that nobody has paid on yet. Amounts are decimal strings with two decimals. */
export interface ScheduleRow {
  /** Position, from 1. */
  no: number;
  /** First day of the period: the issue or the row before. */
  from: string;
  dueDate: string;
  /** Days of interest. */
  days: number;
  principal: string;
  interest: string;
  /** Principal and interest. */
  total: string;
  /** Principal left after this row. */
  balance: string;
}

/** A principal to be spread over due dates. */
export interface Plan {
  principal: string;
  /** Percent a year; `0` for a loan without interest. */
  annualPercent: string;
  startDate: string;
  /** Strictly increasing, all after the start. */
  dueDates: readonly string[];
  /** How the principal falls: the same principal, the same total, or as given row by row. */
  share: 'EQUAL_PRINCIPAL' | 'EQUAL_TOTAL' | readonly string[];
}

/**
 * Spreads a principal over due dates (docs/domain/lending.md 5.1): interest on the balance by actual days of 365,
 * principal half up to 0.01, the last row takes the remainder. No principal is negative, every row but an interest-only
 * one has something to pay, and the last balance is 0.
 */
export function planRows(plan: Plan): ScheduleRow[] {
  const periods = plan.dueDates.map((dueDate, index) => {
    const from = index === 0 ? plan.startDate : plan.dueDates[index - 1];
    return { from, dueDate, days: daysBetween(from, dueDate) ?? 0 };
  });
  const share = sharesOf(
    plan,
    periods.map(({ days }) => days),
  );
  let balance = toMongo(plan.principal);
  return periods.map((period, index) => {
    const interest = interestFor(fromMongo(balance), plan.annualPercent, period.days);
    const left = periods.length - 1 - index;
    const wanted = share(index, balance, toMongo(interest));
    const principal = left === 0 ? balance : within(wanted, balance, BigInt(left));
    balance -= principal;
    return {
      no: index + 1,
      ...period,
      principal: fromMongo(principal),
      interest,
      total: fromMongo(principal + toMongo(interest)),
      balance: fromMongo(balance),
    };
  });
}

/** The principal of a row in möngö, from the balance and the interest of its period. */
type Share = (index: number, balance: bigint, interest: bigint) => bigint;

function sharesOf(plan: Plan, days: readonly number[]): Share {
  const { share } = plan;
  if (share === 'EQUAL_PRINCIPAL') {
    const part = dividedHalfUp(toMongo(plan.principal), BigInt(days.length));
    return () => part;
  }
  if (share === 'EQUAL_TOTAL') return equalTotals(plan, days);
  return (index) => toMongo(share[index]);
}

/**
 * The equal total A with Σ A / Π(1 + f) = P (docs/domain/lending.md 5.3, chart 05). Where a long first period costs
 * more interest than A, that row pays its interest alone and A is recalculated for the rows after it.
 */
function equalTotals({ principal, annualPercent }: Plan, days: readonly number[]): Share {
  const worth = worthOfOne(annualPercent, days);
  const totalFrom = (index: number, balance: bigint) =>
    dividedHalfUp(balance * WORTH_UNIT, worth[index]);
  let total = totalFrom(0, toMongo(principal));
  return (index, balance, interest) => {
    if (total > interest || index === days.length - 1) return total - interest;
    total = totalFrom(index + 1, balance);
    return 0n;
  };
}

/** Between nothing and what the balance allows when each later row keeps at least one möngö. */
function within(principal: bigint, balance: bigint, rowsLeft: bigint): bigint {
  const most = balance - rowsLeft;
  const held = principal > most ? most : principal;
  return held < 0n ? 0n : held;
}
