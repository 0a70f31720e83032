import { lendingActs, lendingRules } from '../pages/lending';
import type { contracts as mn } from '../../mn/areas/contracts';
import type { Same } from '../../Same';

const signatureFields = {
  requestState: 'Signature request state',
  rejectReason: 'Rejection reason',
};

export const contracts = {
  ...lendingRules,
  action: lendingActs,
  resources: {
    contract: {
      fields: {
        type: 'Contract type',
        state: 'Contract state',
        createdAt: 'Made at',
        createdBy: 'Made by',
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
      },
    },
    definition: { fields: { recipient: 'Addressed to', fee: 'Fee' } },
    'signature-renewal': { fields: signatureFields },
    'signature-library': { fields: signatureFields },
  },
  enums: {
    ContractAction: {
      MAKE: 'Make contract',
      CANCEL: 'Cancel contract',
      CEDE: 'Cede claim',
      UNDO_CESSION: 'Undo cession',
    },
  },
} satisfies Same<typeof mn>;
