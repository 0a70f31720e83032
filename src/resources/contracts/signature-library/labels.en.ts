import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'signature-library': {
      name: 'Signature |||| Signature library',
      fields: {
        customerId: 'Customer',
        requestState: 'Signature request state',
        rejectReason: 'Rejection reason',
        contractType: 'Contract type',
        signature: 'New signature',
        specimen: 'Approved specimen',
        scan: 'Scan of the paper contract',
        similarity: 'Similarity',
        validFrom: 'Specimen valid from',
        validTo: 'Specimen valid until',
        isExpiring: 'Expiring',
        renewalRequestedAt: 'Renewal requested at',
        renewalRequestedBy: 'Renewal requested by',
        requestedAt: 'Requested at',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
      },
      views: {
        waiting: 'Waiting',
        automatic: 'Decided automatically',
        library: 'Approved specimens',
        refused: 'Rejected',
      },
      sections: { request: 'Request', specimen: 'Specimen', decision: 'Decision' },
      actions: { accept_paper: 'Register a paper signature', request_renewal: 'Request a renewal' },
    },
  },
};
