import type { ContractActionName } from '../../../../src/resources/contracts/contract/lifecycle';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import type { Store } from '../../../engine/Store';
import { fileOf } from '../../loans/book/fileOf';
import { handedOver, isClaim, moneySinceHandover } from '../../loans/book/handover';
import { doWithLoan, loanActions } from '../../loans/loan/loanActions';
import { sendToBorrower } from '../../messaging/sms/sending';

/** A loan that is only asked for: nothing of it can go to another lender. */
const isRequest = ({ state }: MockRecord): boolean => state === 'LOAN_REQUESTED';

/** The loans of a contract that went with its last cession and are still where they went. */
export const cededLoans = (contract: MockRecord, loans: readonly MockRecord[]): MockRecord[] =>
  contract.isCessioned === true
    ? loans.filter((loan) => {
        const last = fileOf(loan).handovers.at(-1);
        return (
          last !== undefined &&
          last.contractId === contract.id &&
          last.from === contract.cededFrom &&
          last.to === contract.owner &&
          last.at >= String(contract.cededAt)
        );
      })
    : [];

/** What a cession of today would hand over: the claims of the contract's owner. What stayed with a former one is not theirs. */
const claimsOf = ({ owner }: MockRecord, loans: readonly MockRecord[]): MockRecord[] =>
  loans.filter((loan) => loan.tenant === owner && isClaim(loan));

/** The requests that a cession of today would cancel. */
const requestsOf = ({ owner }: MockRecord, loans: readonly MockRecord[]): MockRecord[] =>
  loans.filter((loan) => loan.tenant === owner && isRequest(loan));

/** How often money of the new lender came for the claims that went with a contract (docs/domain/ownership.md 2.4). */
export const moneySinceCession = (contract: MockRecord, loans: readonly MockRecord[]): number =>
  cededLoans(contract, loans).reduce((sum, loan) => sum + moneySinceHandover(fileOf(loan)), 0);

/**
 * Claims go to another lender, each with its two journals (docs/domain/ownership.md 2.2) and what belongs to it; each says so
 * in its history, and its borrower is written to.
 */
export function handClaims(
  { store, caller }: Call,
  loans: readonly MockRecord[],
  { to, contract, action }: { to: string; contract: MockRecord; action: ContractActionName },
): void {
  for (const loan of loans) {
    const from = String(loan.tenant);
    const contractId = Number(contract.id);
    const moved = doWithLoan(store, loan, caller.id, (file, doing) =>
      handedOver(file, doing, { from, to, contractId }),
    );
    store.history.add('loans', loan, {
      at: store.clock.iso(),
      by: caller.id,
      action,
      field: 'tenant',
      from,
      to,
      origin: 'MANUAL',
      source: String(contract.contractNumber),
    });
    const updatedAt = store.clock.iso();
    store
      .collection('loans')
      ?.change(loan, { ...moved, tenant: to, updatedAt, updatedBy: caller.id });
    for (const follower of FOLLOWERS) follow(store, follower, loan, { from, to });
    // Who owes has to know to whom.
    sendToBorrower(store, 'LOAN_CEDED', loan);
  }
}

/** Requests under a contract that goes to another lender are cancelled: they were asked of the former one. */
export function cancelRequests(
  call: Call,
  loans: readonly MockRecord[],
  contract: MockRecord,
): void {
  const { store, caller } = call;
  for (const loan of requestsOf(contract, loans)) {
    const patch = loanActions.cancel_record(loan, call, {});
    store.history.add('loans', loan, {
      at: store.clock.iso(),
      by: caller.id,
      action: 'cancel_record',
      field: 'state',
      from: loan.state,
      to: patch.state,
      origin: 'AUTO',
      source: String(contract.contractNumber),
    });
    collectionOf(call, 'loans').change(loan, { ...patch, updatedAt: store.clock.iso() });
    sendToBorrower(store, 'LOAN_REJECTED', loan);
  }
}

/** Records of a claim that are its lender's business from now on: what is over stays with the former one. */
interface Follower {
  resource: string;
  isOpen(record: MockRecord): boolean;
}

const FOLLOWERS: readonly Follower[] = [
  { resource: 'invoices', isOpen: ({ state }) => state === 'pending' },
  { resource: 'court-list', isOpen: ({ closedDate }) => !closedDate },
  {
    resource: 'loans/guarantee-request',
    isOpen: ({ state }) => state === 'PENDING' || state === 'APPROVED',
  },
  { resource: 'collateral-admin', isOpen: ({ state }) => state === 'PLEDGED' },
  { resource: 'loans/pending/extension', isOpen: ({ status }) => status === 'PENDING' },
  { resource: 'loans/pending/payment', isOpen: ({ status }) => status === 'PENDING' },
];

function follow(
  store: Store,
  { resource, isOpen }: Follower,
  { id }: MockRecord,
  { from, to }: { from: string; to: string },
): void {
  const records = store.collection(resource);
  for (const record of records?.all ?? []) {
    const isOf = record.loanId === id || (record.loanIds as unknown[] | undefined)?.includes(id);
    if (isOf && record.tenant === from && isOpen(record)) records?.change(record, { tenant: to });
  }
}

/** What a cession of today would hand over, cancel and leave, as its dialog says. */
export const leftBehind = (
  contract: MockRecord,
  loans: readonly MockRecord[],
): { claims: MockRecord[]; requests: number; staying: number } => {
  const claims = claimsOf(contract, loans);
  const requests = requestsOf(contract, loans).length;
  return { claims, requests, staying: loans.length - claims.length - requests };
};
