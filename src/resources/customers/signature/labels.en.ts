import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    signatures: {
      name: 'Signature |||| Signatures',
      fields: {
        customerId: 'Customer',
        requestState: 'Signature request state',
        rejectReason: 'Rejection reason',
        contractType: 'Contract type',
        signature: 'New signature',
        specimen: 'Approved specimen',
        similarity: 'Similarity',
        scan: 'Scan of the paper contract',
        requestedAt: 'Requested at',
        createdBy: 'Recorded by',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
      },
      views: { waiting: 'Waiting', automatic: 'Decided automatically', refused: 'Rejected' },
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
