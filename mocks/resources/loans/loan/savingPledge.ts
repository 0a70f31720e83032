import { compareMoney } from '../../../../src/domain/money';
import { blockedAsDue, freeBalance } from '../../customers/saving/savingMoney';
import { moved, movesOf } from '../../customers/saving/moves';
import type { LoanFile } from '../book/LoanFile';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const SAVINGS = 'saving';
const PRODUCT = 'LOAN_SAVING';

/** The customer's smallest savings that run and are worth an amount; they would secure a loan of it. */
export function freeSavings(
  store: Store,
  customerId: unknown,
  amount: string,
): MockRecord | undefined {
  return (store.collection(SAVINGS)?.all ?? [])
    .filter(
      (one) =>
        one.customerId === customerId &&
        one.state === 'ONGOING' &&
        compareMoney(freeBalance(store, one), amount) !== -1,
    )
    .sort((one, other) => compareMoney(freeBalance(store, one), freeBalance(store, other)) ?? 0)
    .at(0);
}

/** Savings get another state because of a loan, and as much of them is blocked as it owes; their history says so. */
function pledged(
  store: Store,
  savings: MockRecord,
  state: string,
  { loan, owed }: { loan: MockRecord; owed: unknown },
): void {
  store.history.add(SAVINGS, savings, {
    at: store.clock.iso(),
    by: null,
    action: state === 'BLOCKED' ? 'block_saving' : 'unblock_saving',
    field: 'state',
    from: savings.state,
    to: state,
    origin: 'AUTO',
    source: String(loan.code),
  });
  store.collection(SAVINGS)?.change(savings, {
    ...moved(blockedAsDue(store, { ...savings, state }, movesOf(savings), owed)),
    state,
    backedLoanId: state === 'BLOCKED' ? loan.id : null,
  });
}

/**
 * A loan backed by savings blocks as much of them as it owes when it is paid out, lets go of what was repaid, and of all
 * when it is closed (docs/domain/lending.md 14.3; docs/domain/customers.md 9.2).
 * @param loan its record; still as it was
 * @param balance what it owes from now on
 */
export function followSavings(
  store: Store,
  loan: MockRecord,
  { before, after, balance }: { before: LoanFile; after: LoanFile; balance: unknown },
): void {
  if (loan.productType !== PRODUCT) return;
  if (before.book === null && after.book !== null) {
    const savings = freeSavings(store, after.customerId, after.terms.principal);
    if (savings) pledged(store, savings, 'BLOCKED', { loan, owed: balance });
    return;
  }
  const savings = store
    .collection(SAVINGS)
    ?.all.find(({ state, backedLoanId }) => state === 'BLOCKED' && backedLoanId === loan.id);
  if (!savings) return;
  if (before.closed === null && after.closed !== null) {
    pledged(store, savings, 'ONGOING', { loan, owed: balance });
    return;
  }
  const moves = blockedAsDue(store, savings, movesOf(savings), balance);
  if (moves !== movesOf(savings)) store.collection(SAVINGS)?.change(savings, moved(moves));
}
