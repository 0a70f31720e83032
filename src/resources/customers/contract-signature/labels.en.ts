import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'contract-signature': {
      name: 'Contract signature |||| Contract signatures',
      fields: {
        customerId: 'Customer',
        requestState: 'Signature request state',
        rejectReason: 'Rejection reason',
        contractType: 'Contract type',
        signature: 'Signature on the contract',
        specimen: 'Approved specimen',
        similarity: 'Similarity',
        scan: 'Scan of the paper contract',
        requestedAt: 'Requested at',
        createdBy: 'Recorded by',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
        contractId: 'Contract',
        contractState: 'Contract state',
        photo: 'Photo of the paper contract',
      },
      views: {
        waiting: 'Waiting',
        automatic: 'Decided automatically',
        accepted: 'Approved',
        refused: 'Rejected',
      },
      actions: {
        approve_signature: 'Approve signature',
        reject_signature: 'Reject signature',
        accept_paper: 'Record approval on paper',
        overrule_approval: 'Overrule automatic approval',
        overrule_rejection: 'Overrule automatic rejection',
      },
    },
  },
};
