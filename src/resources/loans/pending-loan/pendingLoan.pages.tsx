import type { EntityPages } from '../../../framework/loadEntity';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { pagesOf } from '../pending/ReviewDetailsOf';
import { payoutPreview } from '../pending/previews';
import { loanQueue } from '../pending/queues';
import type pendingLoan from './pendingLoan.entity';

/** Requests for loans: the queue, and the same evidence on a request's own page. */
export const pages: EntityPages<typeof pendingLoan> = {
  List: () => <QueuePage name="loans/pending/loan" queue={loanQueue} />,
  ...pagesOf(loanQueue.ReviewDetails, payoutPreview.loan),
};
