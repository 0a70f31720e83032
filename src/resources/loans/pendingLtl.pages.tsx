import type { EntityPages } from '../../crud/loadEntity';
import { QueuePage } from '../../crud/queue/QueuePage';
import { pagesOf } from './pending/EvidenceOf';
import { payoutPreview } from './pending/previews';
import { longTermQueue } from './pending/queues';

/** Requests for long-term loans: the queue, and the same evidence on a request's own page. */
export const pages: EntityPages = {
  List: () => <QueuePage name="loans/pending/ltl" queue={longTermQueue} />,
  ...pagesOf(longTermQueue.Evidence, payoutPreview.ltl),
};
