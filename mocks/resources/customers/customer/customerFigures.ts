import { sumMoney } from '../../../../src/domain/money';
import type { Call } from '../../../engine/Call';
import { liveFacts } from '../../contracts/contract/contractGateFacts';
import type { MockRecord } from '../../../engine/MockRecord';
import { walletFacts, type Leaving, type WalletFacts } from './walletFacts';
import { listedEntry } from '../../watchlists/entry/watchlistStore';

const OPEN: ReadonlySet<unknown> = new Set(['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT']);

/** What a deletion request says of the customer, by its state; a rejected one says nothing. */
const LEAVING: Readonly<Record<string, Leaving>> = { 0: 'ASKED', 1: 'ASKED', 3: 'GONE' };

/** Loans of a customer on which something is owed. */
export const openLoansOf = ({ store }: Call, customerId: unknown): MockRecord[] =>
  (store.collection('loans')?.all ?? []).filter(
    (loan) => loan.customerId === customerId && OPEN.has(loan.state),
  );

/** What is in a customer's wallet and belongs to it; customers who asked for deletion have mostly emptied it. */
export function walletOf({ store }: Call, customer: MockRecord): WalletFacts {
  const requests = store.collection('customers/delete/request')?.all ?? [];
  const [leaving = 'STAYS'] = requests
    .filter(({ customerId }) => customerId === customer.id)
    .flatMap(({ state }) => LEAVING[String(state)] ?? []);
  return walletFacts(customer, leaving);
}

/** What a customer's header and warnings need beside what is kept: figures of loans and wallet, and the last check. */
export function customerFigures(customer: MockRecord, call: Call): Record<string, unknown> {
  const open = openLoansOf(call, customer.id);
  const { creditRegistry } = liveFacts(call, Number(customer.id));
  const entry = listedEntry(call, customer);
  return {
    openLoanBalance: sumMoney(open.map(({ balance }) => balance as string)) ?? '0.00',
    activeLoans: open.length,
    daysPastDue: Math.max(0, ...open.map(({ overdueDays }) => Number(overdueDays ?? 0))),
    walletBalance: walletOf(call, customer).balance,
    creditRegistry,
    listEntry: entry ? { id: entry.id, listType: entry.listType } : null,
    openFrauds: customer.canTransfer === 'NO_DUE_FRAUD' ? 1 : 0,
  };
}
