import type { SignatureRequestState } from '../enums/contracts';
import { lifecycleOf } from '../../entity/lifecycleOf';
import * as rights from './rights';

/**
 * Signature request (docs/domain/contracts.md 9.1): a rejection needs a reason (docs/domain/contracts.md 9.1), a
 * signature on paper a scan; what the system decided by itself only a lead may overrule.
 */
export const signatureLifecycle = lifecycleOf<SignatureRequestState>()(
  'requestState',
  {
    approve_signature: {
      from: ['PENDING'],
      to: 'APPROVED',
      access: rights.SIGNATURE,
      confirm: 'yes-no',
      notByMaker: true,
      tone: 'primary',
    },
    reject_signature: {
      from: ['PENDING'],
      to: 'REJECTED',
      access: rights.SIGNATURE,
      confirm: 'reason',
      tone: 'danger',
    },
    accept_paper: {
      from: ['PENDING'],
      to: 'CONTRACTED_PAPER',
      access: rights.SIGNATURE,
      confirm: 'reason',
      notByMaker: true,
    },
    overrule_approval: {
      from: ['APPROVED_AUTO'],
      to: 'REJECTED',
      access: rights.LEAD,
      confirm: 'reason',
      tone: 'danger',
    },
    overrule_rejection: {
      from: ['REJECTED_AUTO'],
      to: 'APPROVED',
      access: rights.LEAD,
      confirm: 'reason',
    },
  },
  [
    { from: ['NONE'], to: 'PENDING', by: 'customer' },
    { from: ['PENDING'], to: 'APPROVED_AUTO', by: 'comparison' },
    { from: ['PENDING'], to: 'REJECTED_AUTO', by: 'comparison' },
  ],
);
