import type { EntityPages } from '../../../framework/loadEntity';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { pagesOf } from '../pending/ReviewDetailsOf';
import { payoutPreview } from '../pending/previews';
import { longTermQueue } from '../pending/queues';
import type pendingLtl from './pendingLtl.entity';

/** Requests for long-term loans: the queue, and the same evidence on a request's own page. */
export const pages: EntityPages<typeof pendingLtl> = {
  List: () => <QueuePage name="loans/pending/ltl" queue={longTermQueue} />,
  ...pagesOf(longTermQueue.ReviewDetails, payoutPreview.ltl),
};
