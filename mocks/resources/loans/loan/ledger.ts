import { minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { payOut } from '../../../../src/domain/lending/payout';
import type {
  LedgerCheck,
  LedgerDifference,
} from '../../../../src/resources/accounting/reconciliation/api';
import { holderCheck } from '../../../ledger/holderCheck';
import { inBooks } from '../../../ledger/inBooks';
import { type HomeOf, settledBetween } from '../../../ledger/settledBetween';
import {
  ledgerOf,
  type LedgerSource,
  type LiveBook,
  type PostedLine,
} from '../../../ledger/Ledger';
import { type LiveOwner, liveJournals } from '../../../ledger/liveJournals';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { lenderOf } from '../../../engine/oneLender';
import { fileOf } from '../book/fileOf';
import { lenderOfLine } from '../book/handover';
import type { LoanFile } from '../book/LoanFile';
import { effectsByLender } from '../temporary-account/temporaryAccounts';

export const follows: LedgerSource['follows'] = 'loans';

/** Whose account a line of a loan moves: the loan's own, or the borrower's where the line names nobody else. */
export const holderOfLine =
  (loan: MockRecord): LiveOwner['holderOf'] =>
  (account, line) => {
    const { customerId } = fileOf(loan);
    if (account === 'loan') return Number(loan.id);
    if (account === 'wallet') return customerId;
    return account === 'temporary' ? (line.holder ?? customerId) : null;
  };

/** The journals of every loan, from its own file. */
export const books = (store: Store): LiveBook[] =>
  (store.collection('loans')?.all ?? []).map((loan) => {
    const file = fileOf(loan);
    const { lines } = file;
    return {
      key: lines,
      journals: () =>
        settledBetween(
          liveJournals(lines, {
            lenderOf: (place) => lenderOfLine(file, lenderOf(loan), place),
            of: { resource: 'loans', id: Number(loan.id), label: String(loan.code) },
            holderOf: holderOfLine(loan),
          }),
          homeOfLine(store, file),
        ),
    };
  });

/**
 * The lender whose account a line of a loan moves, where that follows from something else than its journal: a customer's
 * accounts are at the customer's lender, and what was under way when the claim went to another one was paid by the one who
 * sent it (docs/domain/ownership.md 3).
 */
const homeOfLine =
  (store: Store, { handovers }: LoanFile): HomeOf =>
  ({ account, holder }, { kind }) => {
    if (account === 'wallet' || account === 'temporary') {
      const customer = holder === null ? undefined : store.collection('customers')?.get(holder);
      return customer && lenderOf(customer);
    }
    const sender = handovers.find(({ lines }) => lines === 0);
    return account === 'bank' && kind === 'PAYOUT' ? sender?.from : undefined;
  };

/** What other lenders owe this one for a loan, by its records: a decimal string, below zero what is owed to them. */
function settledFor(store: Store, loan: MockRecord, tenant: string): string {
  const file = fileOf(loan);
  const held = lenderOf(loan);
  const between = (amount: string, payer: string, receiver: string): string =>
    payer === receiver
      ? ZERO
      : payer === tenant
        ? amount
        : receiver === tenant
          ? minus(ZERO, amount)
          : ZERO;
  const atOthers = effectsByLender(file, held).map(({ holder, amount, lender }) => {
    const customer = store.collection('customers')?.get(holder);
    return between(amount, customer ? lenderOf(customer) : lender, lender);
  });
  const sender = file.handovers.find(({ lines }) => lines === 0)?.from;
  const paidOut =
    sender && file.book
      ? between(payOut(file.terms).paidOut, sender, lenderOfLine(file, held, 0))
      : ZERO;
  return total([
    ...file.handovers.map(({ from, to, worth }) => between(worth, from, to)),
    ...atOthers,
    paidOut,
  ]);
}

/** What lenders owe each other by the ledger, beside what their loans say; together all owe nothing. */
function settlementCheck(store: Store, tenant: string | undefined): LedgerCheck {
  const lenders = tenant === undefined ? store.tenants.map(({ alias }) => alias) : [tenant];
  const lines = ledgerOf(store).lines({ account: 'settlement', tenant });
  const byLoan = new Map<unknown, PostedLine[]>();
  for (const line of lines) {
    const id = line.journal.of?.id;
    byLoan.set(id, [...(byLoan.get(id) ?? []), line]);
  }
  const rows = (store.collection('loans')?.all ?? [])
    .filter((loan) => byLoan.has(loan.id) || fileOf(loan).handovers.length > 0)
    .map((loan): LedgerDifference => {
      const own = byLoan.get(loan.id) ?? [];
      return {
        resource: 'loans',
        id: Number(loan.id),
        label: String(loan.code),
        left: total(own.map(({ debit, credit }) => minus(debit ?? ZERO, credit ?? ZERO))),
        right: total(lenders.map((lender) => settledFor(store, loan, lender))),
        journals: [...new Set(own.map(({ journal }) => journal.id))].reverse(),
      };
    });
  return {
    key: 'settlement',
    asOf: 'now',
    left: ledgerOf(store).balanceOf('settlement', { tenant }),
    right: total(rows.map(({ right }) => right)),
    differences: rows.filter(({ left, right }) => left !== right),
  };
}

/** R5: what the LN accounts hold beside what the records say is owed; and what lenders owe each other. */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const loans = (store.collection('loans')?.all ?? []).filter(
    (loan) => fileOf(loan).book !== null && inBooks(tenant)(loan),
  );
  return [
    holderCheck(
      store,
      { key: 'loans', account: 'loan', tenant },
      loans.map((loan) => ({
        resource: 'loans',
        id: Number(loan.id),
        label: String(loan.code),
        holder: Number(loan.id),
        balance: String(loan.balance ?? ZERO),
      })),
    ),
    settlementCheck(store, tenant),
  ];
};
