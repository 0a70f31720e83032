import type { EntityPages } from '../../crud/loadEntity';
import { lazyPage } from '../../crud/lazyPage';
import type { Queue } from '../../crud/queue/Queue';
import { QueuePage } from '../../crud/queue/QueuePage';
import { QUEUE } from '../../domain/settings';
import type deleteRequest from './deleteRequest';
import { DeletionEvidence } from './identity/DeletionEvidence';

/** Requests for deletion that wait, the failed ones among them (domain 4.15). */
const queue: Queue<typeof deleteRequest> = {
  waiting: { state: [0, 1] },
  since: 'requestedAt',
  slaMinutes: QUEUE.slaMinutes.other,
  figures: ['state'],
  facts: ['customerId', 'regnum', 'phone', 'customerReason', 'requestedAt', 'decidedBy'],
  Evidence: DeletionEvidence,
  approve: 'approve_deletion',
  reject: 'reject_deletion',
  others: ['retry_deletion'],
  decided: { filter: { state: [1, 2, 3] }, at: 'decidedAt' },
};

export const pages: EntityPages<typeof deleteRequest> = {
  List: () => <QueuePage name="customers/delete/request" queue={queue} />,
  acts: {
    approve_deletion: lazyPage(() => import('./identity/DeletionDialog'), 'DeletionDialog'),
  },
};
