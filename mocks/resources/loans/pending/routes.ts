import {
  pendingReviewDetails,
  type PendingReviewDetails,
  type SocialInsurance,
} from '../../../../src/resources/loans/pending/api';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { Access } from '../../../../src/entity/entity';
import { bookAnswer } from '../book/answers';
import { fileOf } from '../book/fileOf';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { loanOf } from './pendingRules';
import { lendingSettingsOf } from '../loan/lendingSettings';
import { paymentSources } from '../loan/paymentSources';
import { xypBookOf } from '../../customers/state-registry/stateRegistryStore';
import { factsNow } from '../loan/loanRequests';
import { collectionOf, recordOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { route } from '../../../engine/route';

const OPEN: readonly unknown[] = OPEN_LOAN_STATES;

type Queue = keyof typeof pendingReviewDetails;

const QUEUES: readonly (readonly [queue: Queue, access: Access])[] = [
  ['loans/pending/loan', 'loan-pending-request:list'],
  ['loans/pending/ltl', 'ltl-pending-request:view'],
  ['loans/pending/extension', 'loan-extension-request:list'],
  ['loans/pending/payment', 'loan-payment-request:list'],
];

const openLoan = (loan: MockRecord): PendingReviewDetails['openLoans'][number] => ({
  id: loan.id,
  code: String(loan.code),
  state: loan.state as PendingReviewDetails['openLoans'][number]['state'],
  balance: String(loan.balance),
  dueNow: String(loan.dueNow),
  overdueDays: Number(loan.overdueDays ?? 0),
  classification: (loan.classification ??
    null) as PendingReviewDetails['openLoans'][number]['classification'],
});

/** What is pledged for a loan, by the register of pledges. */
const pledgedFor = (call: Call, { id }: MockRecord): PendingReviewDetails['collateral'] =>
  collectionOf(call, 'loans/collateral/admin')
    .all.filter(({ loanIds, state }) => state === 'PLEDGED' && (loanIds as unknown[]).includes(id))
    .map(({ kind, plateNumber, propertyNumber, value }) => ({
      kind: kind as PendingReviewDetails['collateral'][number]['kind'],
      number: String(plateNumber ?? propertyNumber),
      value: String(value),
    }));

/** What social insurance is paid for, as the state registry said at its last reading. */
function insuranceOf(call: Call, customerId: number): SocialInsurance | null {
  const customer = collectionOf(call, 'customers').get(customerId);
  const reading = customer && xypBookOf(call, customer).reading;
  return reading ? { at: reading.at, employment: reading.answer.employment } : null;
}

/** The facts for a decision, for everybody who works on the queue: no right on the loan itself is needed. */
function evidence(call: Call, queue: Queue, access: Access): Answer<PendingReviewDetails> {
  need(call.caller, access);
  const request = recordOf(call, queue);
  const loan = loanOf(call, request);
  const file = fileOf(loan);
  const { facts } = factsNow(call.store, loan) as {
    facts: { request?: { availableLimit: unknown } };
  };
  const others = collectionOf(call, 'loans').all.filter(
    ({ id, customerId, state }) =>
      id !== loan.id && customerId === loan.customerId && OPEN.includes(state),
  );
  const body: PendingReviewDetails = {
    loan: {
      ...bookAnswer(file, call.store.clock.today(), lendingSettingsOf(call.store)),
      ...(file.book && paymentSources(call.store, file)),
    },
    customerId: file.customerId,
    bankCode: file.bankCode,
    accountNumber: file.accountNumber,
    availableLimit: facts.request ? String(facts.request.availableLimit) : null,
    openLoans: others.map(openLoan),
    assessment: file.assessment,
    collateral: pledgedFor(call, loan),
    ...(queue === 'loans/pending/ltl' ? { insurance: insuranceOf(call, file.customerId) } : {}),
  };
  return { body };
}

export const routes: readonly Route[] = QUEUES.map(([queue, access]) =>
  route(pendingReviewDetails[queue], (call: Call) => evidence(call, queue, access)),
);
