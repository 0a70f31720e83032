import type { LoanState } from '../../../../src/domain/enums/loans';
import type { PendingStatus } from '../../../../src/domain/enums/common';
import { fileOf } from '../book/fileOf';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** The queue that a request for a loan waits in, by its product (docs/domain/lending.md 4.2). */
export const queueOf = (productType: unknown): 'loans/pending/ltl' | 'loans/pending/loan' =>
  productType === 'LOAN_LONG_TERM' ? 'loans/pending/ltl' : 'loans/pending/loan';

/** What became of a request for a loan that is in this state: SUCCESS is carried out, not merely approved. */
const STATUS: Partial<Record<LoanState, PendingStatus>> = {
  LOAN_REQUESTED: 'PENDING',
  LOAN_ONHOLD: 'FAILED',
  LOAN_LONG_ONHOLD: 'FAILED',
  LOAN_REQUEST_FAILED: 'FAILED',
  LOAN_POSTING_FAILED: 'FAILED',
  LOAN_TRANSFER_FAILED: 'FAILED',
  LOAN_WRONG_REQUEST: 'CANCELLED',
  CANCELLED: 'CANCELLED',
};

export const statusOf = (state: unknown): PendingStatus => STATUS[state as LoanState] ?? 'SUCCESS';

/** Why the issue of a loan stopped, in the words of its last event; null while it did not. */
export function causeOf(loan: MockRecord): string | null {
  const failed = fileOf(loan).events.findLast(({ ok }) => !ok);
  return failed ? [failed.code, failed.message].filter(Boolean).join(' ') : null;
}

/** What a request shows of its loan. */
export const loanFieldsOf = (loan: MockRecord): Record<string, unknown> => ({
  loanId: loan.id,
  code: loan.code,
  customerId: loan.customerId,
  customerName: loan.customerName,
  regnum: loan.regnum,
  phone: loan.phone,
  productType: loan.productType,
  createdBy: loan.createdBy ?? null,
  tenant: loan.tenant,
});

const deciding = new WeakSet<MockRecord>();

/** Runs the decision on a request; meanwhile its loan's moves are its own doing. */
export function decidingOn<T>(request: MockRecord, run: () => T): T {
  deciding.add(request);
  try {
    return run();
  } finally {
    deciding.delete(request);
  }
}

/**
 * Keeps the request for a loan in step with the loan after every change: a new request waits in its queue, one that was
 * decided on the loan's own page waits no more.
 * @param loan the record as it is after the move
 */
export function followLoan(store: Store, loan: MockRecord): void {
  const queue = queueOf(loan.productType);
  const requests = store.collection(queue);
  if (!requests) return;
  const status = statusOf(loan.state);
  const known = requests.all.find(({ loanId }) => loanId === loan.id);
  const at = store.clock.iso();
  if (!known) {
    if (status !== 'PENDING') return;
    const id = requests.nextId();
    requests.insert({
      id,
      ...loanFieldsOf(loan),
      ...WAITING,
      requestedAmount: loan.lentAmount,
      requestedAt: at,
      createdAt: at,
    });
    return;
  }
  if (deciding.has(known) || known.status === status || known.status === 'SUCCESS') return;
  store.history.add(queue, known, {
    at,
    by: null,
    action: 'update',
    field: 'status',
    from: known.status,
    to: status,
    origin: 'AUTO',
    source: String(loan.code),
  });
  const cause = status === 'FAILED' ? causeOf(loan) : null;
  requests.change(known, { status, cause, retryable: false, decidedAt: at, updatedAt: at });
}

/** A request that nobody has decided on. */
export const WAITING = {
  status: 'PENDING',
  cause: null,
  retryable: null,
  rejectReason: null,
  decidedAt: null,
  decidedBy: null,
} as const;
