import type { Queue } from '../../../framework/queue/Queue';
import type pendingExtension from '../pending-extension/pendingExtension.entity';
import type pendingLoan from '../pending-loan/pendingLoan.entity';
import type pendingLtl from '../pending-ltl/pendingLtl.entity';
import type pendingPayment from '../pending-payment/pendingPayment.entity';
import { reviewOf } from './ReviewDetailsOf';
import { LoanReviewDetails, LongTermReviewDetails } from '../pending-loan/LoanReviewDetails';
import { ExtensionReviewDetails, PaymentReviewDetails } from './RepaymentReviewDetails';

/** What the four queues share (docs/domain/lending.md 4.2, 4.3). */
const pending = {
  name: 'customerName',
  approve: 'approve',
  reject: 'reject',
  others: ['retry'],
  decided: { filter: { status: ['SUCCESS', 'FAILED', 'CANCELLED'] }, at: 'decidedAt' },
} as const;

const person = ['customerId', 'regnum', 'phone', 'loanId', 'productType'] as const;

export const loanQueue: Queue<typeof pendingLoan> = {
  ...pending,
  figures: ['requestedAmount'],
  facts: [...person, 'requestedAmount', 'requestedAt', 'createdBy', 'cause'],
  ...reviewOf('loans/pending/loan', LoanReviewDetails),
};

export const longTermQueue: Queue<typeof pendingLtl> = {
  ...loanQueue,
  ...reviewOf('loans/pending/ltl', LongTermReviewDetails),
};

export const extensionQueue: Queue<typeof pendingExtension> = {
  ...pending,
  figures: ['extensionFee'],
  facts: [...person, 'duration', 'termUnit', 'extensionFee', 'requestedAt', 'createdBy', 'cause'],
  ...reviewOf('loans/pending/extension', ExtensionReviewDetails),
};

export const paymentQueue: Queue<typeof pendingPayment> = {
  ...pending,
  figures: ['amount'],
  facts: [...person, 'amount', 'paymentSource', 'requestedAt', 'createdBy', 'cause'],
  ...reviewOf('loans/pending/payment', PaymentReviewDetails),
};
