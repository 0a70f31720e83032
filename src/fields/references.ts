import { array, mixed } from 'yup';
import type { ResourceName } from '../i18n/Catalogue';
import type { CommonOptions, Field, Kind } from '../entity/Field';
import { isRecordId, type RecordId, type ReferenceOptions } from './reference';
import { emptyToNull, rule } from './rules';

/** The kind `reference` where it is `multiple`. */
const referencesKind: Kind<RecordId[], ReferenceOptions> = {
  name: 'reference',
  several: true,
  filter: 'options',
  wide: true,
  schema: () =>
    array()
      .of(mixed())
      .transform(emptyToNull)
      .typeError('validation.invalid_value')
      .test(
        rule<unknown[]>('references', 'validation.invalid_value', (ids) => ids.every(isRecordId)),
      ),
  toSheet: (ids) => ({ type: 's', value: ids.join(', ') }),
  sample: ({ random }) => {
    const first = 1 + Math.floor(random() * 18);
    return [first, first + 1];
  },
};

/** Several records of another entity: `references('merchants')`. */
export function references<R extends boolean = false>(
  resource: ResourceName,
  options?: CommonOptions<R> & Omit<ReferenceOptions, 'resource' | 'multiple'>,
): Field<RecordId[], NoInfer<R>> {
  return {
    kind: referencesKind as unknown as Kind<RecordId[], never>,
    options: { ...options, resource, multiple: true } as CommonOptions & Record<string, unknown>,
    required: (options?.required ?? false) as R,
  };
}
