import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'signature-renewal': {
      name: 'Signature renewal |||| Signature renewal',
      fields: {
        requestState: 'Signature request state',
        signature: 'Current specimen',
        validFrom: 'Specimen valid from',
        validTo: 'Specimen valid until',
        isExpiring: 'Expiring',
        renewalRequestedAt: 'Renewal requested at',
        renewalRequestedBy: 'Renewal requested by',
      },
      actions: { request_renewal: 'Request a renewal' },
    },
  },
};
