import { compareMoney } from '../../../../src/domain/money';
import type { PrincipalChange } from '../../../../src/domain/savings/figures';
import type { TermSaving } from '../../../../src/domain/savings/schedule';
import { minus, plus, ZERO } from '../../../../src/domain/lending/amounts';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { ledgerOf } from '../../../ledger/Ledger';
import { blockedTo, movesOf, paidOf, sumsOf, type SavingMove } from './moves';

/** What savings hold: every figure is a sum over the ledger (docs/domain/customers.md 9.4). */
export interface SavingMoney {
  balance: string;
  /** The part of the balance that is blocked. */
  blocked: string;
  capitalised: string;
  /** Interest that ran and is not added to the savings yet. */
  running: string;
  paid: string;
}

/** What staff moved on savings: the journals of other records, which explain themselves, by value date. */
export const changesOf = (store: Store, { id }: MockRecord): PrincipalChange[] =>
  ledgerOf(store)
    .postedOn(['deposit', 'depositBlocked'], Number(id))
    .filter(({ journal }) => journal.of?.resource !== 'saving')
    .map(({ journal, debit, credit }) => ({
      on: journal.valueDate,
      amount: credit ?? minus(ZERO, debit ?? ZERO),
    }))
    .sort((one, other) => one.on.localeCompare(other.on, 'en'));

/** Savings as their interest is calculated: their own terms, and what staff moved since. */
export const termsOf = (store: Store, record: MockRecord): TermSaving => ({
  ...(record as unknown as TermSaving),
  changes: changesOf(store, record),
});

const isEmpty = ({ state }: MockRecord): boolean => state === 'PENDING' || state === 'REJECTED';

/** The money of savings. */
export function savingMoney(store: Store, record: MockRecord): SavingMoney {
  const ledger = ledgerOf(store);
  const holder = Number(record.id);
  const blocked = ledger.balanceOf('depositBlocked', { holder });
  const balance = plus(ledger.balanceOf('deposit', { holder }), blocked);
  const { capitalised } = sumsOf(movesOf(record));
  return {
    balance,
    blocked,
    capitalised,
    running: ledger.balanceOf('depositInterest', { holder }),
    paid: isEmpty(record) ? ZERO : paidOf(String(record.principal), capitalised, balance),
  };
}

/** What may be taken from savings: their balance less what is blocked. */
export function freeBalance(store: Store, record: MockRecord): string {
  const { balance, blocked } = savingMoney(store, record);
  return minus(balance, blocked);
}

/** The open loan that blocked savings back, where there is one. */
export function backedLoan(store: Store, record: MockRecord): MockRecord | undefined {
  if (record.state !== 'BLOCKED' || record.backedLoanId == null) return undefined;
  const loan = store.collection('loans')?.get(record.backedLoanId as number);
  return loan && (OPEN_LOAN_STATES as readonly unknown[]).includes(loan.state) ? loan : undefined;
}

/**
 * The journals of savings with as much blocked as their state and their loan say: what the loan owes, never more than
 * there is; everything where they are blocked by hand; nothing in any other state.
 * @param owed what the loan owes, where it is not its record that says so yet
 */
export function blockedAsDue(
  store: Store,
  record: MockRecord,
  moves: readonly SavingMove[],
  owed: unknown = backedLoan(store, record)?.balance,
): readonly SavingMove[] {
  const when = { on: store.clock.today(), at: store.clock.iso(), by: null };
  // By the ledger, which has what staff moved, and what these journals add to it.
  const added = minus(sumsOf(moves).balance, sumsOf(movesOf(record)).balance);
  const balance = plus(savingMoney(store, record).balance, added);
  const isWhole = typeof owed !== 'string' || compareMoney(owed, balance) === 1;
  const sum = record.state !== 'BLOCKED' ? ZERO : isWhole ? balance : owed;
  const made = blockedTo(moves, when, sum);
  return made.length === 0 ? moves : [...moves, ...made];
}
