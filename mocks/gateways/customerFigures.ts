import { sumMoney } from '../../src/domain/money';
import type { Call } from './Call';
import { liveFacts } from './hooks/contractGateFacts';
import type { Rec } from './Rec';
import { listedEntry } from './watchBook';

const OPEN: ReadonlySet<unknown> = new Set(['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT']);

/** Wallets exist from the code of their creation on. */
const WALLET_FROM = 600;
/** Step of sample balances, tögrög. */
const WALLET_STEP = 1_100;

/** Loans of a customer on which something is owed. */
export const openLoansOf = ({ store }: Call, customerId: unknown): Rec[] =>
  (store.collection('loans')?.all ?? []).filter(
    (loan) => loan.customerId === customerId && OPEN.has(loan.state),
  );

/** Money in a sample customer's wallet; null before there is one. */
export function walletBalanceOf({ id, state, walletBalance }: Rec): string | null {
  if (typeof walletBalance === 'string') return walletBalance;
  if (Number(state) < WALLET_FROM) return null;
  return `${((Number(id) * 37) % 90) * WALLET_STEP}.00`;
}

/** What a customer's header and warnings need beside what is kept: figures of loans and wallet, and the last check. */
export function customerFigures(customer: Rec, call: Call): Record<string, unknown> {
  const open = openLoansOf(call, customer.id);
  const { creditRegistry } = liveFacts(call, Number(customer.id));
  const entry = listedEntry(call, customer);
  return {
    openLoanBalance: sumMoney(open.map(({ balance }) => balance as string)) ?? '0.00',
    activeLoans: open.length,
    daysPastDue: Math.max(0, ...open.map(({ overdueDays }) => Number(overdueDays ?? 0))),
    walletBalance: walletBalanceOf(customer),
    creditRegistry,
    listEntry: entry ? { id: entry.id, listType: entry.listType } : null,
    openFrauds: customer.canTransfer === 'NO_DUE_FRAUD' ? 1 : 0,
  };
}
