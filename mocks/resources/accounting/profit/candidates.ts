import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import { payoffOn } from '../../../../src/domain/lending/payoff';
import {
  type MatchCandidate,
  type MatchProposal,
  proposalsFor,
} from '../../../../src/domain/matching/proposals';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { fileOf } from '../../loans/book/fileOf';
import { invoiceRowsOf } from '../../loans/invoice/invoiceRows';
import { isVisible } from '../../../engine/tenancy';
import { partsIn } from './temporaryIncome';

const OPEN: ReadonlySet<unknown> = new Set(OPEN_LOAN_STATES);
/** Rows whose sums a payer may mean: the oldest unpaid and the next one. */
const ROWS = 2;

/** A candidate with the records behind it. */
export interface Candidate extends MatchCandidate {
  loan: MockRecord | undefined;
  customer: MockRecord;
}

/** Whose money a line may be: loans and customers of the line's own lender, and of nobody else's. */
export function proposalsOf(call: Call, line: MockRecord): MatchProposal<Candidate>[] {
  return proposalsFor(
    {
      amount: String(line.amount),
      text: String(line.text ?? ''),
      payerName: (line.payerName as string | null) ?? null,
      payerAccount: (line.payerAccount as string | null) ?? null,
    },
    candidatesOf(call, line),
  );
}

function candidatesOf(call: Call, { tenant }: MockRecord): Candidate[] {
  const { store, caller } = call;
  const today = store.clock.today();
  const isOwn = (record: MockRecord) => record.tenant === tenant && isVisible(caller, record);
  const loans = collectionOf(call, 'loans').all.filter(
    (loan) => OPEN.has(loan.state) && isOwn(loan),
  );
  const byCustomer = new Map<unknown, MockRecord[]>();
  for (const loan of loans) {
    byCustomer.set(loan.customerId, [...(byCustomer.get(loan.customerId) ?? []), loan]);
  }
  const paidFrom = accountsBefore(call);
  const contracts = collectionOf(call, 'contract');
  // Who owes a claim that came from another lender may pay it here.
  return collectionOf(call, 'customers')
    .all.filter((customer) => isOwn(customer) || byCustomer.has(customer.id))
    .flatMap((customer): Candidate[] => {
      const base = {
        customer,
        customerId: Number(customer.id),
        lastName: String(customer.lastName ?? ''),
        firstName: String(customer.firstName ?? customer.name ?? ''),
        regnum: (customer.regnum as string | null) ?? null,
        phone: (customer.phone as string | null) ?? null,
        accounts: paidFrom.get(Number(customer.id)) ?? [],
      };
      const owed = byCustomer.get(customer.id);
      if (!owed)
        return [
          {
            ...base,
            loan: undefined,
            loanId: null,
            loanCodes: [],
            contractNumber: null,
            dueAmounts: [],
            payoff: null,
          },
        ];
      return owed.map((loan) => ({
        ...base,
        loan,
        loanId: Number(loan.id),
        loanCodes: [String(loan.code), fileOf(loan).ledgerAccount],
        contractNumber:
          (contracts.get(loan.contractId as number)?.contractNumber as string | undefined) ?? null,
        // Calculated for those that something else speaks for.
        get dueAmounts() {
          const rows = invoiceRowsOf(loan, [], today).slice(0, ROWS);
          return [...rows.map(({ amount }) => amount), String(loan.dueNow)];
        },
        get payoff() {
          const { book } = fileOf(loan);
          return book ? payoffOn(book, today).total : null;
        },
      }));
    });
}

/** Accounts from which money came that turned out to be a customer's. */
function accountsBefore(call: Call): Map<number, string[]> {
  const accounts = new Map<number, string[]>();
  for (const profit of collectionOf(call, 'accounting/profits').all) {
    if (typeof profit.payerAccount !== 'string') continue;
    for (const { customerId, undoneBy } of partsIn(profit)) {
      if (undoneBy !== null) continue;
      accounts.set(customerId, [...(accounts.get(customerId) ?? []), profit.payerAccount]);
    }
  }
  return accounts;
}
