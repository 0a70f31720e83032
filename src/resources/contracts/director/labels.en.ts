import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'online/director': {
      name: "Director's approval |||| Director's approvals",
      views: { signFailed: 'Signing failed' },
      fields: {
        customerId: 'Customer',
        type: 'Contract type',
        state: 'Contract state',
        createdAt: 'Created at',
        createdBy: 'Created by',
        verifiedAt: 'Verified at',
        canceledAt: 'Cancelled at',
        isCessioned: 'Ceded',
        isOnline: 'Online',
        isGsign: 'Signed with G-Sign',
        isArchive: 'Archived',
        zmsWriteStatus: 'Credit-registry write status',
        zmsWriteError: 'Credit-registry write error',
        scoringVersion: 'Scoring version',
        limit: 'Limit',
        parentId: 'Parent contract',
        version: 'Version',
        owner: 'Owner of the claim',
        signedAt: 'Signed by the investor at',
        signFailed: 'Signing failed',
        signError: 'Signing error',
        writtenAt: 'Written to the credit registry at',
        isWritten: 'Written to the credit registry',
        cededAt: 'Ceded at',
        companyName: 'Company name',
        companyPhone: 'Company phone',
        companyEmail: 'Company e-mail',
        directorName: 'Director',
        amendment: 'Text of the amendment',
        newLimit: 'New limit',
        cedeTo: 'Cede to',
        cededOn: 'Cession date',
      },
    },
  },
};
