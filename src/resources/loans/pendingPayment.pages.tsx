import type { EntityPages } from '../../crud/loadEntity';
import { QueuePage } from '../../crud/queue/QueuePage';
import { pagesOf } from './pending/EvidenceOf';
import { paymentPreview } from './pending/previews';
import { paymentQueue } from './pending/queues';

/** Requested payments: the queue, and the same evidence on a request's own page. */
export const pages: EntityPages = {
  List: () => <QueuePage name="loans/pending/payment" queue={paymentQueue} />,
  ...pagesOf(paymentQueue.Evidence, paymentPreview),
};
