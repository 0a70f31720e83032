import { CustomerDataRejectionReason } from '../../../domain/enums/customers';
import { identityBlock, identityLifecycle } from '../../../domain/lifecycles/identityLifecycle';
import type { ValidationIssue } from '../../../entity/entity';
import type { PartialValues } from '../../../entity/Field';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { choices, image, pdf, text } from '../../../fields';

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

function conditions(
  action: string,
  { type, identityImages }: { readonly type?: unknown; readonly identityImages?: unknown },
): ConditionBlock | null {
  const images = Array.isArray(identityImages) ? (identityImages as string[]) : [];
  const message = identityBlock(action, { type, identityImages: images });
  return message ? { kind: 'condition', message } : null;
}

/**
 * The acts on a customer's identity, name and data, with what their dialogs ask for (docs/domain/customers.md 3.1, 3.3,
 * 3.4).
 */
export const identityLife = {
  ...identityLifecycle,
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
