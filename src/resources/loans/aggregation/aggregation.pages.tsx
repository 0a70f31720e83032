import type { EntityPages } from '../../../framework/loadEntity';
import type { Queue } from '../../../framework/queue/Queue';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { AcceptPreview } from './AcceptPreview';
import { AggregationReviewDetails } from './AggregationReviewDetails';
import type assessment from './aggregation.entity';

/** Requests of other lenders' customers: opening one marks it viewed, the first tenant that accepts has it. */
const queue: Queue<typeof assessment> = {
  name: 'customerName',
  figures: ['requestedAmount', 'tenant'],
  facts: ['customerId', 'regnum', 'requestedAmount', 'tenant', 'viewedAt', 'expiresOn'],
  ReviewDetails: AggregationReviewDetails,
  approve: 'accept',
  reject: 'reject',
  decided: { filter: { state: ['ACCEPTED', 'REJECTED'] }, at: 'decidedAt' },
};

export const pages: EntityPages<typeof assessment> = {
  previews: { accept: AcceptPreview },
  List: () => <QueuePage name="loans/assessment" queue={queue} />,
};
