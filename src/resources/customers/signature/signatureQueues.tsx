import type { Queue } from '../../../framework/queue/Queue';
import contractSignature from '../contract-signature/contractSignature.entity';
import signatures from './signature.entity';
import { SignaturePair } from './SignaturePair';

const actions = {
  approve: 'approve_signature',
  reject: 'reject_signature',
  others: ['accept_paper', 'overrule_approval', 'overrule_rejection'],
} as const;

const common = {
  ...actions,
  name: 'customerName',
  decided: {
    filter: { requestState: ['APPROVED', 'REJECTED', 'CONTRACTED_PAPER'] },
    at: 'decidedAt',
  },
} as const;

/** Requests for a specimen that wait for somebody to compare them. */
export const specimenQueue: Queue<typeof signatures> = {
  ...common,
  figures: ['contractType'],
  facts: ['customerId', 'regnum', 'contractType', 'requestedAt', 'createdBy', 'rejectReason'],
  ReviewDetails: ({ record }) => <SignaturePair entity={signatures} record={record} />,
};

/** Signatures under contracts that wait for somebody to compare them. */
export const contractQueue: Queue<typeof contractSignature> = {
  ...common,
  figures: ['contractNumber'],
  facts: [
    'customerId',
    'regnum',
    'contractId',
    'contractType',
    'contractState',
    'requestedAt',
    'createdBy',
    'rejectReason',
  ],
  ReviewDetails: ({ record }) => <SignaturePair entity={contractSignature} record={record} />,
};
