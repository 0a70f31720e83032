import type { CustomerEvent } from '../../../../src/domain/enums/customers';
import { dayOf } from '../../../../src/domain/dates';
import { guaranteeProblem } from '../../../../src/domain/lending/guaranteeProblem';
import type { LoanProductType } from '../../../../src/domain/enums/loans';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { noteOnCustomer } from '../../customers/customer/customerNotice';
import { reasonGiven } from '../../customers/signature/specimens';
import { nameOf } from '../../contracts/contract/contractRecord';
import { fileOf } from '../book/fileOf';
import { lendingSettingsOf } from '../loan/lendingSettings';
import { doWithLoan } from '../loan/loanActions';
import { sendOn } from '../../messaging/sms/sending';

const RESOURCE = 'loans/guarantee-request';

/** Asks somebody to answer for a loan, for the whole of it; the answer comes from the application. */
export function askGuarantor(store: Store, loan: MockRecord, guarantor: MockRecord): void {
  const requests = store.collection(RESOURCE);
  if (!requests) return;
  const id = requests.nextId();
  const at = store.clock.iso();
  requests.insert({
    id,
    guarantorId: guarantor.id,
    guarantor: nameOf(guarantor),
    guarantorRegnum: guarantor.regnum ?? null,
    borrowerId: loan.customerId,
    borrower: loan.customerName,
    loanId: loan.id,
    code: loan.code,
    lentAmount: loan.lentAmount,
    guaranteedAmount: loan.lentAmount,
    state: 'PENDING',
    loanState: null,
    requestedAt: at,
    createdAt: at,
    createdBy: loan.createdBy ?? null,
    decidedAt: null,
    decidedBy: null,
    tenant: loan.tenant,
  });
  store.history.start(RESOURCE, id);
  sendOn(store, 'GUARANTEE_ASKED', { customer: guarantor, loan });
}

/**
 * A guarantee is not given: a request for a loan that the others do not cover fails to proceed, and both people are notified
 * (docs/domain/lending.md 4.4).
 * @returns what the request's record says of its loan
 */
function refused(
  store: Store,
  request: MockRecord,
  { action, by, reason }: { action: CustomerEvent; by: string | null; reason?: string },
): Record<string, unknown> {
  const loans = store.collection('loans');
  const loan = loans?.get(request.loanId as RecId);
  const note = { action, by, source: `${RESOURCE}/${request.id}`, ...(reason ? { reason } : {}) };
  noteOnCustomer(store, request.guarantorId, note);
  noteOnCustomer(store, request.borrowerId, note);
  if (!loans || !loan) return {};
  for (const id of [request.guarantorId, request.borrowerId]) {
    const customer = store.collection('customers')?.get(id as RecId);
    if (customer) sendOn(store, 'GUARANTEE_ENDED', { customer, loan });
  }
  if (loan.state !== 'LOAN_REQUESTED') return {};
  const others = (store.collection(RESOURCE)?.all ?? []).filter(
    ({ id, loanId, state }) =>
      id !== request.id && loanId === loan.id && ['APPROVED', 'PENDING'].includes(String(state)),
  );
  const stillCovered = guaranteeProblem(
    loan.productType as LoanProductType,
    others.map(({ guaranteedAmount }) => ({ amount: String(guaranteedAmount), isAgreed: true })),
    fileOf(loan).terms.principal,
    lendingSettingsOf(store),
  );
  if (stillCovered === null) return {};
  const at = store.clock.iso();
  const moved = doWithLoan(store, loan, by, (file) => ({ ...file, state: 'CANCELLED' as const }));
  store.history.add('loans', loan, {
    at,
    by,
    action: 'guarantee_refused',
    field: 'state',
    from: loan.state,
    to: 'CANCELLED',
    origin: 'AUTO',
    source: `${RESOURCE}/${request.id}`,
  });
  loans.change(loan, { ...moved, updatedAt: at });
  return { loanState: 'FAILED_TO_PROCEED' };
}

/** A customer who may borrow answers for others, too; anybody else refuses. */
const agrees = (store: Store, request: MockRecord): boolean =>
  store.collection('customers')?.get(request.guarantorId as RecId)?.canLend === 'YES';

/**
 * Guarantee requests: the guarantor answers in the application by the next day, staff may cancel while it waits. Without
 * its guarantor the loan does not go on (docs/domain/lending.md 4.4).
 */
export const hooks: Hooks = {
  resource: RESOURCE,
  actions: {
    cancel_record: (record, call) => ({
      ...refused(call.store, record, {
        action: 'guarantee_cancelled',
        by: call.caller.id,
        reason: reasonGiven(call),
      }),
      decidedAt: call.store.clock.iso(),
      decidedBy: call.caller.id,
    }),
  },
  newDay: (record, today, store) => {
    if (record.state !== 'PENDING' || String(dayOf(record.requestedAt as string)) >= today)
      return undefined;
    const at = store.clock.iso();
    const isAgreed = agrees(store, record);
    const to = isAgreed ? 'APPROVED' : 'REJECTED';
    store.history.add(RESOURCE, record, {
      at,
      by: null,
      action: isAgreed ? 'guarantee_agreed' : 'guarantee_refused',
      field: 'state',
      from: 'PENDING',
      to,
      origin: 'AUTO',
    });
    const ended = isAgreed ? {} : refused(store, record, { action: 'guarantee_refused', by: null });
    return { ...ended, state: to, decidedAt: at, updatedAt: at };
  },
};
