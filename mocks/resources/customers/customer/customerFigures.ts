import { sumMoney } from '../../../../src/domain/money';
import type { Call } from '../../../engine/Call';
import { liveFacts } from '../../contracts/contract/contractGateFacts';
import type { MockRecord } from '../../../engine/MockRecord';
import { openFraudsOf } from '../../accounting/fraud-transfer/fraudCases';
import { walletMoney } from '../../wallets/wallet/walletMoney';
import { leavingOf, walletFacts, type WalletFacts } from './walletFacts';
import { listedEntry } from '../../watchlists/entry/watchlistStore';

const OPEN: ReadonlySet<unknown> = new Set(['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT']);

/** Loans of a customer on which something is owed. */
export const openLoansOf = ({ store }: Call, customerId: unknown): MockRecord[] =>
  (store.collection('loans')?.all ?? []).filter(
    (loan) => loan.customerId === customerId && OPEN.has(loan.state),
  );

/**
 * What is in a customer's wallet by the ledger, and what of it is held; what was not claimed is a fact of the sample. A
 * wallet that a deletion has closed is empty.
 */
export function walletOf({ store }: Pick<Call, 'store'>, customer: MockRecord): WalletFacts {
  const requests = store.collection('customers/delete/request')?.all ?? [];
  const facts = walletFacts(customer, leavingOf(customer, requests));
  if (facts.balance === null || typeof customer.walletBalance === 'string') return facts;
  const { balance, held } = walletMoney(store, Number(customer.id));
  return { ...facts, balance, held };
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
    openFrauds: openFraudsOf(call.store, customer.id).length,
  };
}
