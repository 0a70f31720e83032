import { compareMoney } from '../../../../src/domain/money';
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
        compareMoney(String(one.balance), amount) !== -1,
    )
    .sort((one, other) => compareMoney(String(one.balance), String(other.balance)) ?? 0)
    .at(0);
}

/** Savings get another state because of a loan; their history says so. */
function moved(store: Store, savings: MockRecord, to: string, loan: MockRecord): void {
  store.history.add(SAVINGS, savings, {
    at: store.clock.iso(),
    by: null,
    action: to === 'BLOCKED' ? 'block_saving' : 'unblock_saving',
    field: 'state',
    from: savings.state,
    to,
    origin: 'AUTO',
    source: String(loan.code),
  });
  store.collection(SAVINGS)?.change(savings, {
    state: to,
    backedLoanId: to === 'BLOCKED' ? loan.id : null,
  });
}

/**
 * A loan backed by savings blocks them when it is paid out, and lets go of them when it is closed
 * (docs/domain/lending.md 14.3; docs/domain/customers.md 9.2).
 * @param loan its record; still as it was
 */
export function followSavings(
  store: Store,
  loan: MockRecord,
  { before, after }: { before: LoanFile; after: LoanFile },
): void {
  if (loan.productType !== PRODUCT) return;
  if (before.book === null && after.book !== null) {
    const savings = freeSavings(store, after.customerId, after.terms.principal);
    if (savings) moved(store, savings, 'BLOCKED', loan);
  } else if (before.closed === null && after.closed !== null) {
    const savings = store
      .collection(SAVINGS)
      ?.all.find(({ state, backedLoanId }) => state === 'BLOCKED' && backedLoanId === loan.id);
    if (savings) moved(store, savings, 'ONGOING', loan);
  }
}
