import type { LedgerEntryKind } from '../../../../src/domain/enums/accounting';
import { isNegativeMoney } from '../../../../src/domain/money';
import {
  isPositive,
  minus,
  plus,
  smaller,
  total,
  ZERO,
} from '../../../../src/domain/lending/amounts';
import {
  endSaving,
  interestUntil,
  type SavingEnd,
  type SavingFigures,
} from '../../../../src/domain/savings/figures';
import { capitalisationDays, type TermSaving } from '../../../../src/domain/savings/schedule';
import { type SavingRules, USUAL_SYSTEM } from '../../../../src/domain/systemSettings';
import type { LedgerAccount } from '../../../ledger/chart';
import type { MockRecord } from '../../../engine/MockRecord';

/** One journal of savings: kept with them, never changed. Amounts are above zero. */
export interface SavingMove {
  kind: LedgerEntryKind;
  /** Value date, YYYY-MM-DD. */
  on: string;
  /** When it was booked, ISO instant. */
  at: string;
  by: string | null;
  /** Account that is debited, and the one that is credited. */
  from: LedgerAccount;
  to: LedgerAccount;
  amount: string;
}

/** Where a record keeps its journals: a symbol is copied with the record and never answered. */
const MOVES: unique symbol = Symbol('journals of savings');

/** The journals of savings, in the order of their booking. */
export const movesOf = (record: MockRecord): readonly SavingMove[] =>
  (record as MockRecord & { [MOVES]?: readonly SavingMove[] })[MOVES] ?? [];

/** A change of savings that puts other journals behind them. */
export const moved = (moves: readonly SavingMove[]): Record<string, unknown> => {
  const patch: Record<string, unknown> & { [MOVES]?: readonly SavingMove[] } = {};
  patch[MOVES] = moves;
  return patch;
};

/** What savings are by their own journals. */
export interface SavingSums {
  /** On the deposit account, what is blocked included. */
  balance: string;
  blocked: string;
  /** Interest that ran, and the part of it that was added to the savings. */
  accrued: string;
  capitalised: string;
}

const ON_DEPOSIT: readonly LedgerAccount[] = ['deposit', 'depositBlocked'];

/** Credits − debits of accounts, in journals of one kind or of all. */
function netOf(
  moves: readonly SavingMove[],
  accounts: readonly LedgerAccount[],
  kind?: LedgerEntryKind,
): string {
  const sum = (side: 'from' | 'to') =>
    total(
      moves
        .filter((move) => accounts.includes(move[side]) && (kind ?? move.kind) === move.kind)
        .map(({ amount }) => amount),
    );
  return minus(sum('to'), sum('from'));
}

/** The figures of savings, summed over their own journals. */
export const sumsOf = (moves: readonly SavingMove[]): SavingSums => ({
  balance: netOf(moves, ON_DEPOSIT),
  blocked: netOf(moves, ['depositBlocked']),
  accrued: netOf(moves, ['depositInterest'], 'DEPOSIT_INTEREST'),
  capitalised: netOf(moves, ON_DEPOSIT, 'DEPOSIT_CAPITALISED'),
});

type When = Pick<SavingMove, 'on' | 'at' | 'by'>;

/** A journal from one account to another, the other way round for an amount below zero; none for nothing. */
function between(
  when: When,
  kind: LedgerEntryKind,
  [from, to]: readonly [LedgerAccount, LedgerAccount],
  amount: string,
): SavingMove[] {
  if (isNegativeMoney(amount)) return between(when, kind, [to, from], minus(ZERO, amount));
  return isPositive(amount) ? [{ ...when, kind, from, to, amount }] : [];
}

/** The first deposit, through the bank. */
export const opened = (when: When, principal: string): SavingMove[] =>
  between(when, 'DEPOSIT_OPENED', ['bank', 'deposit'], principal);

/** Interest that ran becomes what its sum shall be. */
const accruedTo = (moves: readonly SavingMove[], when: When, sum: string): SavingMove[] =>
  between(
    when,
    'DEPOSIT_INTEREST',
    ['depositInterestExpense', 'depositInterest'],
    minus(sum, sumsOf(moves).accrued),
  );

/** Interest that was added to the savings becomes what its sum shall be. */
const capitalisedTo = (moves: readonly SavingMove[], when: When, sum: string): SavingMove[] =>
  between(
    when,
    'DEPOSIT_CAPITALISED',
    ['depositInterest', 'deposit'],
    minus(sum, sumsOf(moves).capitalised),
  );

/** The sum that is blocked becomes what it shall be. */
export function blockedTo(moves: readonly SavingMove[], when: When, sum: string): SavingMove[] {
  const more = minus(sum, sumsOf(moves).blocked);
  return isNegativeMoney(more)
    ? between(when, 'DEPOSIT_UNBLOCKED', ['depositBlocked', 'deposit'], minus(ZERO, more))
    : between(when, 'DEPOSIT_BLOCKED', ['deposit', 'depositBlocked'], more);
}

/**
 * Savings whose interest ran until a day: on every day of their plan it was added to them, what ran since is owed
 * (docs/domain/customers.md 9.4).
 */
export function ranUntil(
  terms: TermSaving,
  before: readonly SavingMove[],
  day: string,
): readonly SavingMove[] {
  const since = before.findLast(({ kind }) => kind === 'DEPOSIT_CAPITALISED')?.on ?? terms.openedOn;
  let moves = before;
  const add = (made: readonly SavingMove[]) => {
    if (made.length > 0) moves = [...moves, ...made];
  };
  const at = (on: string): When => ({ on, at: `${on}T00:01:00.000Z`, by: null });
  for (const on of capitalisationDays(terms)) {
    if (on <= since || on > day) continue;
    const sum = interestUntil(terms, on, 'CASH_OUT');
    add(accruedTo(moves, at(on), sum));
    add(capitalisedTo(moves, at(on), sum));
  }
  add(accruedTo(moves, at(day), interestUntil(terms, day, 'CASH_OUT')));
  return moves;
}

/**
 * Ends savings: their interest is put right and everything goes to the owner's wallet, what that may not hold to the
 * owner's bank account.
 * @param figures with what was paid out so far, by the ledger
 * @param room how much more the wallet may hold; any amount without it
 * @param rules what an early end brings
 */
export function ended(
  before: readonly SavingMove[],
  when: When,
  figures: SavingFigures,
  end: SavingEnd,
  room?: string,
  rules: SavingRules = USUAL_SYSTEM,
): readonly SavingMove[] {
  const { after, paidOut } = endSaving(figures, end, when.on, rules);
  let moves = [...before, ...blockedTo(before, when, ZERO)];
  moves = [...moves, ...accruedTo(moves, when, after.capitalised)];
  moves = [...moves, ...capitalisedTo(moves, when, after.capitalised)];
  const onWallet = room === undefined ? paidOut : smaller(paidOut, room);
  return [
    ...moves,
    ...between(when, 'DEPOSIT_PAID', ['deposit', 'wallet'], onWallet),
    ...between(when, 'DEPOSIT_PAID', ['deposit', 'bankPayouts'], minus(paidOut, onWallet)),
  ];
}

/** What was paid out by journals whose sum is `balance`: everything that came, less what is left. */
export const paidOf = (principal: string, capitalised: string, balance: string): string =>
  minus(plus(principal, capitalised), balance);
