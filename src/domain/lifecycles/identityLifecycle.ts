import { IdentityVerificationState, IdImageRejectionCode } from '../enums/customers';
import { lifecycleOf } from '../../entity/lifecycleOf';
import { IDENTITY } from './identityRights';

const ALL = IdentityVerificationState.values;

/**
 * A customer's identity (docs/domain/customers.md 3.1): staff decide what the comparison could not, a denied customer
 * sends new pictures himself, and what is verified stays so. Name and data are changed in every state.
 */
export const identityLifecycle = lifecycleOf<IdentityVerificationState>()(
  'verificationState',
  {
    approve_identity: {
      from: ['VERIFYING', 'UNABLE'],
      to: 'VERIFIED_MANUAL',
      access: IDENTITY,
      confirm: 'reason',
      tone: 'primary',
    },
    deny_identity: {
      from: ['VERIFYING', 'UNABLE'],
      to: 'DENIED',
      access: IDENTITY,
      confirm: 'reason',
      reasons: IdImageRejectionCode,
      tone: 'danger',
    },
    change_name: {
      from: ALL,
      to: ALL[0],
      stays: true,
      access: IDENTITY,
      confirm: 'reason',
    },
    reject_data: {
      from: ALL,
      to: ALL[0],
      stays: true,
      access: IDENTITY,
      confirm: 'yes-no',
    },
  },
  [
    { from: ['DENIED'], to: 'VERIFYING', by: 'customer' },
    { from: ['VERIFYING'], to: 'VERIFIED', by: 'comparison' },
    { from: ['VERIFYING'], to: 'UNABLE', by: 'comparison' },
  ],
);

/** What the conditions of the identity's acts are judged by; the record itself has it. */
interface IdentityFacts {
  type: unknown;
  /** The pictures that the customer has sent. */
  identityImages: readonly string[];
}

/** Pictures without which nobody can be verified by hand. */
export const NEEDED_IMAGES = ['selfie', 'front'] as const;

/** What must hold beside state and right; a message key, or nothing. */
export function identityBlock(action: string, { type, identityImages }: IdentityFacts) {
  if (type === 'COMPANY') return 'actionBlocks.citizens_only';
  const complete = NEEDED_IMAGES.every((image) => identityImages.includes(image));
  return action === 'approve_identity' && !complete ? 'actionBlocks.identity_images' : undefined;
}
