import type { SignatureRequestState } from '../../../domain/enums/contracts';
import { LEAD } from '../../../domain/enums/lead';
import type { LifecycleAction } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { pdf } from '../../../fields';
import { RENEW_CONTRACT } from '../rights';

/** Decides signature requests (docs/domain/contracts.md 9.1). */
const SIGNATURE = 'signature-lib:access';

const table = lifecycleOf<SignatureRequestState>()(
  'requestState',
  {
    approve_signature: {
      success: 'toast.approved',
      from: ['PENDING'],
      to: 'APPROVED',
      access: SIGNATURE,
      confirm: 'consequence',
      notByMaker: true,
      tone: 'primary',
    },
    reject_signature: {
      success: 'toast.rejected',
      from: ['PENDING'],
      to: 'REJECTED',
      access: SIGNATURE,
      confirm: 'reason',
      tone: 'danger',
    },
    accept_paper: {
      success: 'toast.approved',
      from: ['PENDING'],
      to: 'CONTRACTED_PAPER',
      access: SIGNATURE,
      confirm: 'reason',
      notByMaker: true,
    },
    overrule_approval: {
      success: 'toast.rejected',
      from: ['APPROVED_AUTO'],
      to: 'REJECTED',
      access: LEAD,
      confirm: 'reason',
      tone: 'danger',
    },
    overrule_rejection: {
      success: 'toast.approved',
      from: ['REJECTED_AUTO'],
      to: 'APPROVED',
      access: LEAD,
      confirm: 'reason',
    },
  },
  [
    { from: ['NONE'], to: 'PENDING', by: 'customer' },
    { from: ['PENDING'], to: 'APPROVED_AUTO', by: 'comparison' },
    { from: ['PENDING'], to: 'REJECTED_AUTO', by: 'comparison' },
  ],
);

/**
 * Signature request (docs/domain/contracts.md 9.1): a rejection needs a reason, a signature on paper a scan; what the
 * system decided by itself only a lead may overrule. Requests for specimens, signatures under contracts and the library
 * have it in common.
 */
export const signatureLifecycle = {
  ...table,
  inputs: { accept_paper: { scan: pdf({ required: true }) } },
} as const;

/** States in which a signature is somebody's specimen. */
export const SPECIMEN_STATES = ['APPROVED', 'APPROVED_AUTO', 'CONTRACTED_PAPER'] as const;

/** Asks the customer for a new specimen; the signature that he gives comes as a request of its own. */
export const requestRenewal = {
  success: 'toast.request_sent',
  from: SPECIMEN_STATES,
  to: 'APPROVED',
  stays: true,
  access: RENEW_CONTRACT,
  confirm: 'none',
} as const satisfies LifecycleAction;
