import type { EntityPages } from '../../../framework/loadEntity';
import type { Queue } from '../../../framework/queue/Queue';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { GuaranteeBody, GuaranteeReviewDetails } from './GuaranteeReviewDetails';
import type guaranteeRequest from './guaranteeRequest.entity';

/** Requests that a guarantor has not answered yet; staff may only cancel them (docs/domain/lending.md 4.4). */
const queue: Queue<typeof guaranteeRequest> = {
  name: 'guarantor',
  figures: ['guaranteedAmount'],
  facts: ['guaranteedAmount', 'lentAmount', 'loanId', 'loanState', 'requestedAt'],
  ReviewDetails: GuaranteeReviewDetails,
  reject: 'cancel_record',
  decided: { filter: { state: ['APPROVED', 'REJECTED', 'CANCELLED'] }, at: 'decidedAt' },
};

export const pages: EntityPages<typeof guaranteeRequest> = {
  List: () => <QueuePage name="loans/guarantee-request" queue={queue} />,
  Body: GuaranteeBody,
};
