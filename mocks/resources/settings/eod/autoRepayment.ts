import { isPositive, minus, plus, smaller, ZERO } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import { isOneLender } from '../../../engine/oneLender';
import type { Store } from '../../../engine/Store';
import { ledgerOf } from '../../../ledger/Ledger';
import { criteriaIn } from '../../accounting/deposit-criteria/criteria';
import { openFraudsOf } from '../../accounting/fraud-transfer/fraudCases';
import { noteOnCustomer } from '../../customers/customer/customerNotice';
import { fileOf } from '../../loans/book/fileOf';
import { receive } from '../../loans/book/receive';
import { doWithLoan } from '../../loans/loan/loanActions';
import { dueOf, temporaryBalance } from '../../loans/temporary-account/temporaryAccounts';
import { walletMoney } from '../../wallets/wallet/walletMoney';

/** Loans that are repaid by themselves. One at court is not: its claim is the court's. */
const REPAID: readonly unknown[] = ['LOAN_ONGOING', 'LOAN_RISK'];

/** What is repaid from, in this order: money that is meant for loans, then what the wallet may spend. */
const SOURCES = [
  {
    source: 'TEMPORARY',
    action: 'refund_from_current_account',
    free: (store: Store, customerId: number) =>
      minus(temporaryBalance(store, customerId), criteriaIn(store).minBalance),
  },
  {
    source: 'WALLET',
    action: 'pay',
    free: (store: Store, customerId: number) =>
      store.collection('wallets')?.get(customerId)?.state === 'OPEN'
        ? walletMoney(store, customerId).available
        : ZERO,
  },
] as const;

/** Loans that owe by the day and may be repaid, those first whose row has been due the longest. */
const dueLoans = (store: Store, day: string): MockRecord[] =>
  (store.collection('loans')?.all ?? [])
    .flatMap((loan) => {
      const file = fileOf(loan);
      if (!REPAID.includes(loan.state) || !file.book) return [];
      const { dueDate } = dueOf(file, day);
      if (dueDate === null || dueDate > day) return [];
      // What lies at another lender is no means of payment, and what may be somebody else's is taken by nobody.
      const customer = store.collection('customers')?.get(file.customerId);
      if (!isOneLender(loan, customer)) return [];
      return openFraudsOf(store, file.customerId).length > 0 ? [] : [{ loan, dueDate }];
    })
    .sort((one, other) =>
      one.dueDate === other.dueDate
        ? Number(one.loan.id) - Number(other.loan.id)
        : one.dueDate < other.dueDate
          ? -1
          : 1,
    )
    .map(({ loan }) => loan);

/** Repays a loan from one source, as far as that has it. @returns the amount, or nothing */
function repaidFrom(
  store: Store,
  loan: MockRecord,
  { source, action, free }: (typeof SOURCES)[number],
  day: string,
): string[] {
  const { customerId } = fileOf(loan);
  const amount = smaller(free(store, customerId), String(loan.dueNow ?? ZERO));
  if (!isPositive(amount)) return [];
  const from = loan.balance;
  const doing = { date: day, at: ledgerOf(store).days.lastMomentOf(day), by: null };
  const moved = doWithLoan(store, loan, null, (file) => receive(file, doing, { amount, source }));
  const at = store.clock.iso();
  store.history.add('loans', loan, {
    at,
    by: null,
    action,
    field: 'balance',
    from,
    to: moved.balance,
    origin: 'AUTO',
  });
  store.collection('loans')?.change(loan, { ...moved, updatedAt: at, updatedBy: null });
  noteOnCustomer(store, customerId, { by: null, action, source: `loans/${loan.id}` });
  return [amount];
}

/** Repays what is due by the day from the borrowers' own money, never more than that (docs/domain/money.md 6.1). */
export function repayDue(store: Store, day: string): { count: number; amount: string } {
  const paid = dueLoans(store, day).map((loan) =>
    SOURCES.flatMap((source) => repaidFrom(store, loan, source, day)),
  );
  return {
    count: paid.filter(({ length }) => length > 0).length,
    amount: plus(ZERO, ...paid.flat()),
  };
}
