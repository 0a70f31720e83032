import type { EntityPages } from '../../../framework/loadEntity';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { pagesOf } from '../pending/ReviewDetailsOf';
import { paymentPreview } from '../pending/previews';
import { paymentQueue } from '../pending/queues';
import type pendingPayment from './pendingPayment.entity';

/** Requested payments: the queue, and the same evidence on a request's own page. */
export const pages: EntityPages<typeof pendingPayment> = {
  List: () => <QueuePage name="loans/pending/payment" queue={paymentQueue} />,
  ...pagesOf(paymentQueue.ReviewDetails, paymentPreview),
};
