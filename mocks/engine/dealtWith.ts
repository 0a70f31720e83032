import { isLiveContract } from '../../src/domain/contracts/contractStates';
import type { ContractState } from '../../src/domain/enums/contracts';
import { OPEN_LOAN_STATES } from '../../src/domain/enums/loans';
import { compareMoney } from '../../src/domain/money';
import { keptWhile } from './keptWhile';
import { lenderOf } from './oneLender';
import type { MockRecord, RecId } from './MockRecord';
import type { Store } from './Store';

/** What makes a lender deal with a customer, by resource: whose customer, and whether it counts now. */
const GROUNDS: readonly {
  resource: string;
  field: string;
  counts(record: MockRecord): boolean;
}[] = [
  {
    resource: 'loans',
    field: 'customerId',
    counts: ({ state, offBalance }) =>
      OWED.has(state) || compareMoney(offBalance as string | null, 0) === 1,
  },
  {
    resource: 'contract',
    field: 'customerId',
    counts: ({ state, isArchive }) => isLiveContract(state as ContractState) && isArchive !== true,
  },
  {
    resource: 'loans/assessment',
    field: 'customerId',
    counts: ({ state }) => state === 'ACCEPTED',
  },
  {
    resource: 'loans/guarantee-request',
    field: 'guarantorId',
    counts: ({ state }) => state === 'APPROVED',
  },
];

const OWED: ReadonlySet<unknown> = new Set([
  ...OPEN_LOAN_STATES,
  'LOAN_ONHOLD',
  'LOAN_LONG_ONHOLD',
]);

/** Customers by the lenders that deal with them (docs/domain/ownership.md 4.1). */
const dealings = keptWhile(
  (store) => GROUNDS.map(({ resource }) => store.collection(resource)?.changes).join(' '),
  (store) => {
    const byLender = new Map<unknown, Set<RecId>>();
    for (const { resource, field, counts } of GROUNDS)
      for (const record of store.collection(resource)?.all ?? []) {
        if (!counts(record)) continue;
        const lender = lenderOf(record);
        const known = byLender.get(lender) ?? new Set();
        byLender.set(lender, known.add(record[field] as RecId));
      }
    return byLender;
  },
);

/** Contracts by the lenders of the loans under them. */
const contractsOfLoans = keptWhile(
  (store) => String(store.collection('loans')?.changes),
  (store) => {
    const byLender = new Map<unknown, Set<unknown>>();
    for (const loan of store.collection('loans')?.all ?? []) {
      const known = byLender.get(lenderOf(loan)) ?? new Set();
      byLender.set(lenderOf(loan), known.add(loan.contractId));
    }
    return byLender;
  },
);

/** Whether a lender has a loan under a contract, whatever became of it and whoever has the contract now. */
export const hasLoanUnder = (store: Store, lender: string | null, contractId: unknown): boolean =>
  contractsOfLoans(store).get(lender)?.has(contractId) === true;

/** Whether a lender holds a claim, an accepted request or a contract of a customer, or the customer answers for a claim. */
export const dealsWith = (store: Store, lender: string | null, customerId: unknown): boolean =>
  dealings(store)
    .get(lender)
    ?.has(customerId as RecId) === true;
