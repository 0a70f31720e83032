import {
  CustomerDataRejectionReason,
  IdentityVerificationState,
  IdImageRejectionCode,
} from '../../../domain/enums/customers';
import type { ValidationIssue } from '../../../entity/entity';
import type { PartialValues } from '../../../entity/Field';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { choices, image, pdf, text } from '../../../fields';

/**
 * Verifies identities, changes names, sends data back. `customer:verify` is only proposed, so the nearest right to
 * create is used instead (docs/domain/identity.md 1.4).
 */
const IDENTITY = 'customer:create';

const ALL = IdentityVerificationState.values;

const table = lifecycleOf<IdentityVerificationState>()(
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

const NAMES = ['lastName', 'firstName'] as const;

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const nameInputs = {
  lastName: text({ required: true, max: 60, private: true }),
  firstName: text({ required: true, max: 60, private: true }),
  document: pdf(),
  documentImage: image(),
} as const;

type NameInputs = PartialValues<typeof nameInputs>;
type Names = Pick<NameInputs, (typeof NAMES)[number]>;

/** A name is changed on a document, and really changed. */
function nameRules(values: NameInputs, record: Names): ValidationIssue<keyof NameInputs>[] {
  const { document, documentImage } = values;
  const isSame = NAMES.every((name) => trimmed(values[name]) === trimmed(record[name]));
  return [
    ...(document || documentImage
      ? []
      : [{ field: 'document', message: 'validation.required' } as const]),
    ...(isSame ? [{ field: 'firstName', message: 'identity.name_unchanged' } as const] : []),
  ];
}

/** Pictures without which nobody can be verified by hand. */
const NEEDED_IMAGES = ['selfie', 'front'] as const;

/** Only citizens have an identity to be verified, and only with their pictures. */
function conditions(
  action: keyof typeof table.actions,
  { type, identityImages }: { readonly type?: unknown; readonly identityImages?: unknown },
): ConditionBlock | null {
  if (type === 'COMPANY') return { kind: 'condition', message: 'actionBlocks.citizens_only' };
  const images: readonly unknown[] = Array.isArray(identityImages) ? identityImages : [];
  const complete = NEEDED_IMAGES.every((image) => images.includes(image));
  return action === 'approve_identity' && !complete
    ? { kind: 'condition', message: 'actionBlocks.identity_images' }
    : null;
}

/**
 * A customer's identity (docs/domain/customers.md 3.1, 3.3, 3.4): staff decide what the comparison could not, a denied
 * customer sends new pictures himself, and what is verified stays so. Name and data are changed in every state.
 */
export const customerLifecycle = {
  ...table,
  inputs: {
    change_name: nameInputs,
    reject_data: { dataReasons: choices(CustomerDataRejectionReason, { required: true }) },
  },
  inputDefaults: {
    change_name: ({ lastName, firstName }: Names) => ({ lastName, firstName }),
  },
  inputRules: { change_name: nameRules },
  conditions,
} as const;
