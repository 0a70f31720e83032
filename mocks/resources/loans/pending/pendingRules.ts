import { doWithLoan } from '../loan/loanActions';
import { factsNow } from '../loan/loanRequests';
import type { Doing, LoanFile } from '../book/LoanFile';
import { bodyOf, type Call } from '../../../engine/Call';
import { notFound } from '../../../engine/ApiError';
import { collectionOf } from '../../../engine/records';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { decidingOn } from './pendingFollow';
import { creditPayments } from '../../accounting/bank-transaction/bankCredits';
import { sendToBorrower } from '../../messaging/sms/sending';

/** What the decision on a request does with its loan. */
export interface Decision {
  /** The loan's action, as its history calls it. */
  action: string;
  run(file: LoanFile, doing: Doing, request: MockRecord): LoanFile;
}

/** The loan that a request is about. @throws ApiError 404 */
export function loanOf(call: Call, { loanId }: MockRecord): MockRecord {
  const loan = collectionOf(call, 'loans').get(loanId as number);
  if (!loan) throw notFound();
  return loan;
}

/** Does with the loan what was decided; its history says so too. @returns the loan as it is then */
export function decideLoan(call: Call, request: MockRecord, { action, run }: Decision): MockRecord {
  const { store, caller } = call;
  const loan = loanOf(call, request);
  const from = loan.state;
  const patch = decidingOn(request, () =>
    doWithLoan(store, loan, caller.id, (file, doing) => run(file, doing, request)),
  );
  creditPayments(store, loan, patch);
  const at = store.clock.iso();
  const reason = bodyOf(call).reason;
  store.history.add('loans', loan, {
    at,
    by: caller.id,
    action: action,
    ...(patch.state === from ? {} : { field: 'state', from, to: patch.state }),
    origin: 'MANUAL',
    ...(typeof reason === 'string' ? { reason } : {}),
  });
  collectionOf(call, 'loans').change(loan, { updatedAt: at, updatedBy: caller.id, ...patch });
  if (action === 'reject') sendToBorrower(store, 'LOAN_REJECTED', loan);
  return loan;
}

/** Who decided, and when. */
export const decidedNow = ({ store, caller }: Call): Record<string, unknown> => ({
  decidedAt: store.clock.iso(),
  decidedBy: caller.id,
});

/** What a request is answered with and judged by: the facts of its loan as they are now. */
const withFacts = (request: MockRecord, call: Call): MockRecord => {
  const loan = call.store.collection('loans')?.get(request.loanId as number);
  return loan ? { ...request, ...factsNow(call.store, loan) } : request;
};

interface QueueOf {
  resource: string;
  /** Carries the request out; what the record gets beside who and when. */
  approve: (request: MockRecord, call: Call) => Record<string, unknown>;
  /** What a rejection does with the loan. */
  reject?: Decision;
}

/** The business of a queue whose requests are about loans (docs/domain/lending.md 4.2, 4.3). */
export const pendingHooks = ({ resource, approve, reject }: QueueOf): Hooks => {
  const carryOut = (request: MockRecord, call: Call) => ({
    cause: null,
    retryable: null,
    ...approve(request, call),
    ...decidedNow(call),
  });
  return {
    resource,
    judged: withFacts,
    present: withFacts,
    presentRow: withFacts,
    actions: {
      approve: carryOut,
      retry: carryOut,
      reject: (request, call) => {
        if (reject) decideLoan(call, request, reject);
        return { ...decidedNow(call), rejectReason: bodyOf(call).reason };
      },
    },
  };
};
