import type { EntityPages } from '../../../framework/loadEntity';
import type { Queue } from '../../../framework/queue/Queue';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { LevelReviewDetails } from './LevelReviewDetails';
import type levelQueue from './levelQueue.entity';

/** Changes of level that wait for staff (docs/domain/customers.md 7.2). */
const queue: Queue<typeof levelQueue> = {
  figures: ['oldLevel', 'newLevel'],
  facts: ['customerId', 'regnum', 'phone', 'points', 'requestedAt', 'decidedAt', 'decidedBy'],
  ReviewDetails: LevelReviewDetails,
  approve: 'accept_level',
  reject: 'refuse_level',
  decided: { filter: { state: ['APPLIED', 'REFUSED'] }, at: 'decidedAt' },
};

export const pages: EntityPages<typeof levelQueue> = {
  List: () => <QueuePage name="customers/level-queue" queue={queue} />,
};
