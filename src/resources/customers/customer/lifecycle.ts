import {
  CustomerDataRejectionReason,
  IdentityVerificationState,
  IdImageRejectionCode,
} from '../../../domain/enums/customers';
import { isOnTheWay, REGISTRATION_WAITS } from '../../../domain/customers/registration';
import { LEAD } from '../../../domain/enums/lead';
import { CONFIRM, CUSTOMER } from '../../../domain/settings';
import type { ValidationIssue } from '../../../entity/entity';
import type { PartialValues } from '../../../entity/Field';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import {
  choices,
  companyRegisterNumber,
  image,
  longText,
  pdf,
  registerNumber,
  text,
} from '../../../fields';

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
      success: 'toast.approved',
      from: ['VERIFYING', 'UNABLE'],
      to: 'VERIFIED_MANUAL',
      access: IDENTITY,
      confirm: 'reason',
      tone: 'primary',
    },
    deny_identity: {
      success: 'toast.rejected',
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
    correct_regnum: {
      success: 'toast.corrected',
      failure: 'error.update_failed',
      from: ALL,
      to: 'VERIFYING',
      access: IDENTITY,
      confirm: 'reason',
    },
    change_company: {
      from: ALL,
      to: ALL[0],
      stays: true,
      access: IDENTITY,
      confirm: 'reason',
    },
    delete_erroneous: {
      success: 'toast.deleted',
      failure: 'error.delete_failed',
      from: ALL,
      to: ALL[0],
      stays: true,
      access: LEAD,
      confirm: 'typed',
      irreversible: true,
      notByMaker: true,
      tone: 'danger',
    },
    continue_registration: {
      from: ALL,
      to: ALL[0],
      stays: true,
      access: IDENTITY,
      confirm: 'none',
    },
    clear_suspicion: {
      from: ALL,
      to: ALL[0],
      stays: true,
      access: IDENTITY,
      confirm: 'reason',
      notByMaker: true,
    },
    reject_data: {
      success: 'toast.rejected',
      from: ALL,
      to: ALL[0],
      stays: true,
      access: IDENTITY,
      confirm: 'consequence',
    },
  },
  [
    { from: ['DENIED'], to: 'VERIFYING', by: 'customer' },
    { from: ['VERIFYING'], to: 'VERIFIED', by: 'comparison' },
    { from: ['VERIFYING'], to: 'UNABLE', by: 'comparison' },
  ],
);

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What every change of who somebody is rests on. */
const documents = { document: pdf(), documentImage: image() } as const;

const NAMES = ['lastName', 'firstName'] as const;

const nameInputs = {
  lastName: text({ required: true, max: 60, private: true }),
  firstName: text({ required: true, max: 60, private: true }),
  ...documents,
} as const;

const numberInputs = { newRegnum: registerNumber({ required: true }), ...documents } as const;

const companyInputs = {
  name: text({ required: true, max: 120 }),
  newCompanyRegnum: companyRegisterNumber({ required: true }),
  ...documents,
} as const;

const erroneousInputs = {
  deletionReason: longText({ required: true, min: CONFIRM.reasonMin, max: CONFIRM.reasonMax }),
  ...documents,
} as const;

type NameInputs = PartialValues<typeof nameInputs>;
type Names = Pick<NameInputs, (typeof NAMES)[number]>;
type CompanyInputs = PartialValues<typeof companyInputs>;

interface Company {
  readonly name?: unknown;
  readonly companyRegnum?: unknown;
}

/** A scan or a photograph: one of them is needed. */
const documentIssues = ({ document, documentImage }: PartialValues<typeof documents>) =>
  document || documentImage ? [] : [{ field: 'document', message: 'validation.required' } as const];

/** A name is changed on a document, and really changed. */
function nameRules(values: NameInputs, record: Names): ValidationIssue<keyof NameInputs>[] {
  const isSame = NAMES.every((name) => trimmed(values[name]) === trimmed(record[name]));
  return [
    ...documentIssues(values),
    ...(isSame ? [{ field: 'firstName', message: 'identity.name_unchanged' } as const] : []),
  ];
}

/** So is what a company is called, or its number. */
function companyRules(
  values: CompanyInputs,
  record: Company,
): ValidationIssue<keyof CompanyInputs>[] {
  const isSame =
    trimmed(values.name) === trimmed(record.name) &&
    trimmed(values.newCompanyRegnum) === trimmed(record.companyRegnum);
  return [
    ...documentIssues(values),
    ...(isSame ? [{ field: 'name', message: 'identity.name_unchanged' } as const] : []),
  ];
}

/** Pictures without which nobody can be verified by hand. */
const NEEDED_IMAGES = ['selfie', 'front'] as const;

/** What the conditions look at; the gateway sends more with a customer than fields. */
interface CustomerFacts {
  readonly type?: unknown;
  readonly state?: unknown;
  readonly identityImages?: unknown;
  /** Why registration waits; see `REGISTRATION_WAITS`. */
  readonly registrationWait?: unknown;
  /** How much of it is to be settled before it can be deleted; see `deleteChecks`. */
  readonly openChecks?: unknown;
}

/** Registration goes on where nothing stops it; suspicion is cleared where it stops it (docs/domain/customers.md 2.3). */
function registrationBlock(
  action: 'continue_registration' | 'clear_suspicion',
  { state, registrationWait }: CustomerFacts,
): ConditionBlock | null {
  const wait = REGISTRATION_WAITS.find((one) => one === registrationWait);
  if (!isOnTheWay(Number(state)))
    return { kind: 'condition', message: 'actionBlocks.registration_over' };
  if (action === 'clear_suspicion')
    return wait === 'suspected'
      ? null
      : { kind: 'condition', message: 'actionBlocks.not_suspected' };
  return wait
    ? {
        kind: 'condition',
        message: `identity.steps.waits.${wait}`,
        values: { years: CUSTOMER.minAge },
      }
    : null;
}

/** Only citizens have an identity to be verified, and only with their pictures. */
function conditions(
  action: keyof typeof table.actions,
  record: CustomerFacts,
): ConditionBlock | null {
  if (action === 'continue_registration' || action === 'clear_suspicion')
    return registrationBlock(action, record);
  const { type, identityImages, openChecks } = record;
  if (action === 'delete_erroneous')
    return Number(openChecks) > 0
      ? {
          kind: 'condition',
          message: 'actionBlocks.deletion_open',
          values: { count: Number(openChecks) },
        }
      : null;
  if (action === 'change_company')
    return type === 'COMPANY'
      ? null
      : { kind: 'condition', message: 'actionBlocks.companies_only' };
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
    correct_regnum: numberInputs,
    change_company: companyInputs,
    delete_erroneous: erroneousInputs,
    reject_data: { dataReasons: choices(CustomerDataRejectionReason, { required: true }) },
  },
  inputDefaults: {
    change_name: ({ lastName, firstName }: Names) => ({ lastName, firstName }),
    change_company: ({ name, companyRegnum }: Company) =>
      ({ name, newCompanyRegnum: companyRegnum }) as CompanyInputs,
  },
  inputRules: {
    change_name: nameRules,
    correct_regnum: documentIssues,
    change_company: companyRules,
    delete_erroneous: documentIssues,
  },
  conditions,
} as const;
