import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  identity: { log_title: 'Verification log' },
  resources: {
    'customers/verification-log': {
      name: 'Verification |||| Verification log',
      fields: {
        customerId: 'Customer',
        at: 'Time',
        type: 'Verification type',
        target: 'Phone or e-mail',
        result: 'Result',
        rejectionCode: 'Denial code',
        reason: 'Note',
        verifiedBy: 'Verified by',
      },
    },
  },
  enums: {
    VerificationType: {
      PHONE: 'Phone',
      EMAIL: 'E-mail',
      FAMILY_VERIFICATION: 'Family member verification',
      PHONE_VERIFICATION: 'Phone verification',
      EMAIL_VERIFICATION: 'E-mail verification',
    },
  },
};
