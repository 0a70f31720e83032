import type { EntityPages } from '../../../framework/loadEntity';
import type { Queue } from '../../../framework/queue/Queue';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { SignatureBody, SignatureReviewDetails } from './signatureReviewDetails';
import type signatureLibrary from './signatureLibrary.entity';

/** Signatures that wait for somebody to compare them (docs/domain/contracts.md 9.1). */
const queue: Queue<typeof signatureLibrary> = {
  facts: ['customerId', 'regnum', 'contractType', 'requestedAt', 'createdBy', 'rejectReason'],
  ReviewDetails: SignatureReviewDetails,
  approve: 'approve_signature',
  reject: 'reject_signature',
  others: ['accept_paper', 'overrule_approval', 'overrule_rejection'],
  decided: {
    filter: { requestState: ['APPROVED', 'REJECTED', 'CONTRACTED_PAPER'] },
    at: 'decidedAt',
  },
};

export const pages: EntityPages<typeof signatureLibrary> = {
  List: () => <QueuePage name="signature-library" queue={queue} />,
  Body: SignatureBody,
};
