import { mixed } from 'yup';
import type { Enumeration, EnumValue } from '../domain/enums/enumeration';
import { labelKeyOf, normalise } from '../domain/enums/readEnum';
import type { CommonOptions, Field, Kind, SheetCell, Translate } from '../entity/Field';
import { rule } from './rules';

export interface ChoiceOptions {
  enumeration: Enumeration;
  /** The part of the values that may be chosen here; all are still shown. */
  only?: readonly EnumValue[];
  /** Chips carry the value's number, so that an ordered ramp survives print and colour-blindness. */
  numbered?: boolean;
  /** Several of the values: the field's value is a list. */
  multiple?: boolean;
}

/** The values a person may choose. */
export const offeredValues = ({ enumeration, only }: ChoiceOptions): readonly EnumValue[] =>
  only ?? enumeration.values;

/** The label of a value; a value that the enumeration does not know is shown as it came. */
export function labelOf(
  value: unknown,
  { enumeration }: ChoiceOptions,
  translate: Translate,
): string {
  const known = normalise(enumeration, value);
  return known === undefined ? String(value ?? '') : translate(labelKeyOf(enumeration, known));
}

/** The value itself for any of its codes and spellings; the unknown stays as it came. */
export const canonical = (value: unknown, { enumeration }: ChoiceOptions): unknown =>
  normalise(enumeration, value) ?? value;

const choiceKind: Kind<EnumValue, ChoiceOptions> = {
  name: 'choice',
  filter: 'options',
  schema: (options) =>
    mixed()
      .transform((value: unknown) =>
        value === '' || value === null ? null : canonical(value, options),
      )
      .test(
        rule<EnumValue>('choice', 'validation.invalid_value', (value) =>
          offeredValues(options).includes(canonical(value, options) as EnumValue),
        ),
      ),
  toSheet: (value, options, translate): SheetCell => ({
    type: 's',
    value: labelOf(value, options, translate),
  }),
  sample: ({ random }, options) => {
    const values = offeredValues(options);
    return values[Math.floor(random() * values.length)];
  },
};

/** One of a closed list: `choice(NewsCategory, { required: true })`. Codes and other spellings are accepted. */
export function choice<V extends EnumValue, R extends boolean = false>(
  enumeration: Enumeration<V>,
  options?: CommonOptions<R> & { only?: readonly NoInfer<V>[]; numbered?: boolean },
): Field<V, NoInfer<R>> {
  return {
    kind: choiceKind as unknown as Kind<V, never>,
    options: { ...options, enumeration } as CommonOptions & Record<string, unknown>,
    required: (options?.required ?? false) as R,
  };
}
