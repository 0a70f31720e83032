import type { EntityPages } from '../../../framework/loadEntity';
import { lazyPage } from '../../../framework/lazyPage';
import type { Queue } from '../../../framework/queue/Queue';
import { QueuePage } from '../../../framework/queue/QueuePage';
import type deleteRequest from './deleteRequest.entity';
import { DeletionReviewDetails } from './DeletionReviewDetails';

/** Requests for deletion that wait, the failed ones among them (docs/domain/customers.md 12.1). */
const queue: Queue<typeof deleteRequest> = {
  figures: ['state'],
  facts: ['customerId', 'regnum', 'phone', 'customerReason', 'requestedAt', 'decidedBy'],
  ReviewDetails: DeletionReviewDetails,
  approve: 'approve_deletion',
  reject: 'reject_deletion',
  others: ['retry_deletion'],
  decided: { filter: { state: [1, 2, 3] }, at: 'decidedAt' },
};

export const pages: EntityPages<typeof deleteRequest> = {
  List: () => <QueuePage name="customers/delete/request" queue={queue} />,
  actions: {
    approve_deletion: lazyPage(() => import('./DeletionDialog'), 'DeletionDialog'),
  },
};
