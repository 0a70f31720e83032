import type { Queue } from '../../../framework/queue/Queue';
import { QUEUE } from '../../../domain/settings';
import type pendingExtension from '../pending-extension/pendingExtension.entity';
import type pendingLoan from '../pending-loan/pendingLoan.entity';
import type pendingLtl from '../pending-ltl/pendingLtl.entity';
import type pendingPayment from '../pending-payment/pendingPayment.entity';
import { evidenceOf } from './EvidenceOf';
import { LoanEvidence, LongTermEvidence } from '../pending-loan/LoanEvidence';
import { ExtensionEvidence, PaymentEvidence } from './RepaymentEvidence';

/** What the four queues share (domain 4.2). */
const pending = {
  waiting: { status: 'PENDING' },
  since: 'requestedAt',
  name: 'customerName',
  approve: 'approve',
  reject: 'reject',
  others: ['retry'],
  decided: { filter: { status: ['SUCCESS', 'FAILED', 'CANCELLED'] }, at: 'decidedAt' },
} as const;

const person = ['customerId', 'regnum', 'phone', 'loanId', 'productType'] as const;

export const loanQueue: Queue<typeof pendingLoan> = {
  ...pending,
  slaMinutes: QUEUE.slaMinutes.loan,
  figures: ['requestedAmount'],
  facts: [...person, 'requestedAmount', 'requestedAt', 'createdBy', 'cause'],
  Evidence: evidenceOf('loans/pending/loan', LoanEvidence),
};

export const longTermQueue: Queue<typeof pendingLtl> = {
  ...loanQueue,
  slaMinutes: QUEUE.slaMinutes.longTerm,
  Evidence: evidenceOf('loans/pending/ltl', LongTermEvidence),
};

export const extensionQueue: Queue<typeof pendingExtension> = {
  ...pending,
  slaMinutes: QUEUE.slaMinutes.extension,
  figures: ['extensionFee'],
  facts: [...person, 'duration', 'termUnit', 'extensionFee', 'requestedAt', 'createdBy', 'cause'],
  Evidence: evidenceOf('loans/pending/extension', ExtensionEvidence),
};

export const paymentQueue: Queue<typeof pendingPayment> = {
  ...pending,
  slaMinutes: QUEUE.slaMinutes.payment,
  figures: ['amount'],
  facts: [...person, 'amount', 'paymentSource', 'requestedAt', 'createdBy', 'cause'],
  Evidence: evidenceOf('loans/pending/payment', PaymentEvidence),
};
