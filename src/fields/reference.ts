import { mixed } from 'yup';
import type { ResourceName } from '../i18n/Catalogue';
import type { CommonOptions, Field, Kind } from '../entity/Field';
import { rule } from './rules';

/** Identifier of a record. */
export type RecordId = number | string;

export interface ReferenceOptions {
  /** Name of the entity that is pointed at. */
  resource: ResourceName;
  /** Fixes the choice to some of its records. */
  filter?: Readonly<Record<string, unknown>>;
  /** Several records: the field's value is a list of ids. */
  multiple?: boolean;
}

export const isRecordId = (value: unknown): value is RecordId =>
  (typeof value === 'number' && Number.isSafeInteger(value)) ||
  (typeof value === 'string' && value.length <= 100);

const referenceKind: Kind<RecordId, ReferenceOptions> = {
  name: 'reference',
  filter: 'exact',
  schema: () => mixed().test(rule('reference', 'validation.invalid_value', isRecordId)),
  toSheet: (value) => ({ type: 's', value: String(value) }),
  sample: ({ random }) => 1 + Math.floor(random() * 20),
};

/** One record of another entity: `reference('customers', { required: true })`. */
export function reference<R extends boolean = false>(
  resource: ResourceName,
  options?: CommonOptions<R> & Omit<ReferenceOptions, 'resource' | 'multiple'>,
): Field<RecordId, NoInfer<R>> {
  return {
    kind: referenceKind as unknown as Kind<RecordId, never>,
    options: { ...options, resource } as CommonOptions & Record<string, unknown>,
    required: (options?.required ?? false) as R,
  };
}
