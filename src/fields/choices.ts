import { array, mixed } from 'yup';
import type { Enumeration, EnumValue } from '../domain/enums/enumeration';
import type { CommonOptions, Field, Kind } from '../entity/Field';
import { canonical, labelOf, offeredValues, type ChoiceOptions } from './choice';
import { emptyToNull, rule } from './rules';

/** The kind `choice` where it is `multiple`. */
const choicesKind: Kind<EnumValue[], ChoiceOptions> = {
  name: 'choice',
  several: true,
  filter: 'options',
  schema: (options) => {
    const known = (value: EnumValue) =>
      offeredValues(options).includes(canonical(value, options) as EnumValue);
    return array()
      .of(mixed())
      .transform(emptyToNull)
      .typeError('validation.invalid_value')
      .test(
        rule<EnumValue[]>('choices', 'validation.invalid_value', (values) => values.every(known)),
      );
  },
  toSheet: (values, options, translate) => ({
    type: 's',
    value: values.map((value) => labelOf(value, options, translate)).join(', '),
  }),
  sample: ({ random }, options) => {
    const values = offeredValues(options);
    const count = Math.min(values.length, 1 + Math.floor(random() * 2));
    const start = Math.floor(random() * values.length);
    return Array.from({ length: count }, (_, step) => values[(start + step) % values.length]);
  },
};

/** Several of a closed list. */
export function choices<V extends EnumValue, R extends boolean = false>(
  enumeration: Enumeration<V>,
  options?: CommonOptions<R> & { only?: readonly NoInfer<V>[] },
): Field<V[], NoInfer<R>> {
  return {
    kind: choicesKind as unknown as Kind<V[], never>,
    options: { ...options, enumeration, multiple: true } as CommonOptions & Record<string, unknown>,
    required: (options?.required ?? false) as R,
  };
}
