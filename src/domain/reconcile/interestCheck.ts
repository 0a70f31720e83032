import Big from 'big.js';
import { addDays } from '../dates';
import type { MoneyValue } from '../money';
import { toDecimal } from '../money';
import { LENDING, LOAN } from '../settings';
import { type Check, checkMoney } from './Check';

/** A row as R23 needs it: when it was in force, what principal it asked for, what it was charged. */
export interface InterestRow {
  dueDate: string;
  principal: string;
  chargedInterest: string;
  overdueInterest: string;
  additionalInterest: string;
  since?: string;
  replacedOn?: string;
  carried?: { interest: string; additionalInterest: string; isAll: boolean };
}

/** Something that was booked on a loan: a day at which interest was found, and what it did to it. */
export interface InterestEvent {
  date: string;
  /** Principal that its receipt paid. */
  principal: MoneyValue;
  /** It stopped the interest (`stop`) or let it run again (`run`). */
  turns?: 'stop' | 'run';
  /** Interest of any kind that it added or took off by hand. */
  corrected?: MoneyValue;
}

/** What R23 needs of a loan: its terms, its rows, and what was booked, in the order of booking within a day. */
export interface InterestFigures {
  lentDate: string;
  annualPercent: string;
  additionalPercent: string;
  rows: readonly InterestRow[];
  events: readonly InterestEvent[];
}

/**
 * R23: the interest that the rows were charged = interest calculated anew from the rows' dates and the receipts, day by
 * day (docs/domain/money.md 9.1). It knows nothing of how the rows came to their interest: a day that was charged twice,
 * or not at all, makes the sides differ.
 */
export const checkInterest = (figures: InterestFigures): Check =>
  checkMoney('R23', chargedOn(figures.rows), interestAnew(figures));

/** What was charged on all rows; what a row carries was charged on the rows before it. */
const chargedOn = (rows: readonly InterestRow[]): string =>
  rows
    .reduce(
      (sum, { chargedInterest, overdueInterest, additionalInterest, carried }) =>
        sum
          .plus(chargedInterest)
          .plus(overdueInterest)
          .plus(additionalInterest)
          .minus(carried?.interest ?? 0)
          .minus(carried?.additionalInterest ?? 0),
      new Big(0),
    )
    .toFixed(LENDING.decimals);

interface Piece {
  row: InterestRow;
  unpaid: Big;
}

/** Interest from the issue to the last thing that was booked, found day by day and rounded where something was booked. */
function interestAnew(figures: InterestFigures): string {
  const { lentDate, rows, events } = figures;
  const inOrder = [...events].sort((one, other) => one.date.localeCompare(other.date, 'en'));
  const days = [...new Set(inOrder.map(({ date }) => date))];
  let pieces = rows.filter(({ since }) => since === undefined).map(asPiece);
  let balance = pieces.reduce((sum, { unpaid }) => sum.plus(unpaid), new Big(0));
  let interest = new Big(0);
  let isStopped = false;
  let from = lentDate;
  for (const date of days) {
    if (!isStopped) interest = interest.plus(interestOfDays(pieces, from, date, figures));
    const booked = inOrder.filter((event) => event.date === date);
    const fresh = rows.filter((row) => row.since === date && row.replacedOn !== date).map(asPiece);
    ({ pieces, balance } = afterDay({ pieces, fresh, balance, booked, date }));
    for (const { turns, corrected } of booked) {
      if (turns) isStopped = turns === 'stop';
      interest = interest.plus(toDecimal(corrected) ?? 0);
    }
    from = date;
  }
  return interest.toFixed(LENDING.decimals);
}

const asPiece = (row: InterestRow): Piece => ({ row, unpaid: new Big(row.principal) });

/**
 * What is owed on which row after the bookings of a day. Rows that came with a booking of that day ask for the whole
 * balance of then, which says what was booked before them and what after.
 */
function afterDay({
  pieces,
  fresh,
  balance: before,
  booked,
  date,
}: {
  pieces: readonly Piece[];
  fresh: readonly Piece[];
  balance: Big;
  booked: readonly InterestEvent[];
  date: string;
}): { pieces: Piece[]; balance: Big } {
  const left = pieces.filter(({ row }) => row.replacedOn !== date);
  const paid = booked.map(({ principal }) => toDecimal(principal) ?? new Big(0));
  const balance = paid.reduce((rest, amount) => rest.minus(amount), before);
  if (fresh.length === 0) {
    const sum = paid.reduce((all, amount) => all.plus(amount), new Big(0));
    return { pieces: lessPaid(left, sum), balance };
  }
  const asked = fresh.reduce((sum, { unpaid }) => sum.plus(unpaid), new Big(0));
  return { pieces: lessPaid(fresh, asked.minus(balance)), balance };
}

/** Principal is paid on the oldest row first. */
function lessPaid(pieces: readonly Piece[], amount: Big): Piece[] {
  let rest = amount;
  return [...pieces]
    .sort((one, other) => one.row.dueDate.localeCompare(other.row.dueDate, 'en'))
    .map((piece) => {
      const part = rest.gt(piece.unpaid) ? piece.unpaid : rest;
      rest = rest.minus(part);
      return { ...piece, unpaid: piece.unpaid.minus(part) };
    });
}

/** Interest of the days from one booking to the next, base and additional. */
function interestOfDays(
  pieces: readonly Piece[],
  from: string,
  to: string,
  { annualPercent, additionalPercent }: InterestFigures,
): Big {
  const running = new Map<Piece, Big>();
  const late = new Map<Piece, Big>();
  const add = (sums: Map<Piece, Big>, piece: Piece, principal: Big) =>
    sums.set(piece, (sums.get(piece) ?? new Big(0)).plus(principal));
  for (let day = from; day < to; day = addDays(day, 1)) {
    const ahead = pieces.filter(({ row }) => row.dueDate > day);
    const current = ahead.find(isOpen);
    const base = ahead.reduce((sum, { unpaid }) => sum.plus(unpaid), new Big(0));
    if (current) add(running, current, base);
    for (const piece of pieces) {
      if (piece.row.dueDate <= day && piece.unpaid.gt(0)) add(late, piece, piece.unpaid);
    }
  }
  const yearly = (sum: Big) => cents(sum.times(annualPercent).div(100 * LOAN.yearDays));
  const base = [...running.values()].map(yearly);
  const overdue = [...late.values()].map(yearly);
  // The law caps what a contract says (Civil Code, art. 452.2).
  const cap = new Big(LOAN.additionalInterestMaxPercent);
  const share = cap.lt(additionalPercent) ? cap : new Big(additionalPercent);
  const additional = overdue.map((amount) => cents(amount.times(share).div(100)));
  return [...base, ...overdue, ...additional].reduce((sum, one) => sum.plus(one), new Big(0));
}

/** A row on which interest still runs: with principal left, or one that pays interest alone. */
const isOpen = ({ row, unpaid }: Piece): boolean =>
  unpaid.gt(0) || (new Big(row.principal).eq(0) && row.carried?.isAll !== true);

const cents = (amount: Big): Big => amount.round(LENDING.decimals, Big.roundHalfUp);
