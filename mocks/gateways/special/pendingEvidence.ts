import type { PendingEvidence } from '../../../src/resources/loans/pending/wire';
import { OPEN_LOAN_STATES } from '../../../src/domain/lifecycles/loanLifecycle';
import type { Access } from '../../../src/entity/entity';
import { bookAnswer } from '../../lending/answers';
import { fileOf } from '../../lending/fileOf';
import { collateralOf } from '../../samples/pendingRequests';
import type { Answer, Call, Route } from '../Call';
import { need } from '../Caller';
import { loanOf } from '../hooks/pendingHooks';
import { factsNow } from '../loanRequests';
import { collectionOf, recordOf } from '../records';
import type { Rec } from '../Rec';

const OPEN: readonly unknown[] = OPEN_LOAN_STATES;

const QUEUES: readonly (readonly [queue: string, access: Access])[] = [
  ['loan', 'loan-pending-request:list'],
  ['ltl', 'ltl-pending-request:view'],
  ['extension', 'loan-extension-request:list'],
  ['payment', 'loan-payment-request:list'],
];

const openLoan = (loan: Rec): PendingEvidence['openLoans'][number] => ({
  id: loan.id,
  code: String(loan.code),
  state: loan.state as PendingEvidence['openLoans'][number]['state'],
  balance: String(loan.balance),
  dueNow: String(loan.dueNow),
  overdueDays: Number(loan.overdueDays ?? 0),
  classification: (loan.classification ??
    null) as PendingEvidence['openLoans'][number]['classification'],
});

/** What a decision rests on, for whoever works on the queue: no right on the loan itself is needed. */
function evidence(call: Call, queue: string, access: Access): Answer {
  need(call.caller, access);
  const request = recordOf(call, `loans/pending/${queue}`);
  const loan = loanOf(call, request);
  const file = fileOf(loan);
  const { facts } = factsNow(call.store, loan) as {
    facts: { request?: { availableLimit: unknown } };
  };
  const others = collectionOf(call, 'loans').all.filter(
    ({ id, customerId, state }) =>
      id !== loan.id && customerId === loan.customerId && OPEN.includes(state),
  );
  const body: PendingEvidence = {
    loan: bookAnswer(file, call.store.clock.today()),
    accountNumber: file.accountNumber,
    availableLimit: facts.request ? String(facts.request.availableLimit) : null,
    openLoans: others.map(openLoan),
    assessment: file.assessment,
    collateral: collateralOf(loan),
  };
  return { body };
}

export const routes: readonly Route[] = QUEUES.map(([queue, access]) => ({
  gateway: 'main',
  method: 'GET',
  path: `/loans/pending/${queue}/:id/evidence`,
  run: (call) => evidence(call, queue, access),
}));
