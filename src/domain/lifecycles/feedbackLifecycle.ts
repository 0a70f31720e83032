import type { FeedbackState } from '../enums/customerLists';
import { lifecycleOf } from '../../entity/lifecycleOf';

/** An answer to a customer is written by who may change customers: reading feedback gives no right to it. */
const ANSWER = 'customer:create';

/**
 * Feedback is answered once (docs/domain/customers.md 10.3): the answer goes to the customer and cannot be taken back.
 */
export const feedbackLifecycle = lifecycleOf<FeedbackState>()('state', {
  answer: { from: ['NEW'], to: 'ANSWERED', access: ANSWER, confirm: 'yes-no', tone: 'primary' },
});
