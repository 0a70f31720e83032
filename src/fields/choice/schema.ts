import type { Enumeration, EnumValue } from '../../domain/enums/enumeration';
import { codesOf, isState, labelKeyOf, normalise, numberCodeOf } from '../../domain/enums/readEnum';
import {
  fieldWith,
  type CommonOptions,
  type Field,
  type Kind,
  type Translate,
} from '../../entity/Field';
import { emptyToNull, rule } from '../shared/rules';

export interface ChoiceOptions {
  enumeration: Enumeration;
  /** The part of the values that may be chosen here; all are still shown. */
  only?: readonly EnumValue[];
  /** Chips carry the value's number, so that an ordered ramp survives print and colour-blindness. */
  numbered?: boolean;
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

/** The label of a value, after its number where the field shows it. */
export function numberedLabelOf(
  value: unknown,
  options: ChoiceOptions,
  translate: Translate,
): string {
  const known = normalise(options.enumeration, value);
  const code =
    options.numbered && known !== undefined ? numberCodeOf(options.enumeration, known) : undefined;
  const label = labelOf(value, options, translate);
  return code === undefined ? label : `${code} ${label}`;
}

/** The value itself for any of its codes and spellings; the unknown stays as it came. */
export const canonical = (value: unknown, { enumeration }: ChoiceOptions): unknown =>
  normalise(enumeration, value) ?? value;

const choiceKind: Kind<EnumValue, ChoiceOptions> = {
  name: 'choice',
  filter: 'options',
  schema: (yup, options) =>
    yup
      .mixed()
      .transform((value: unknown) =>
        value === '' || value === null ? null : canonical(value, options),
      )
      .test(
        rule<EnumValue>('choice', 'validation.invalid_value', (value) =>
          offeredValues(options).includes(canonical(value, options) as EnumValue),
        ),
      ),
  toSheet: (value, options, translate) => ({
    type: 's',
    value: labelOf(value, options, translate),
  }),
  hasCode: ({ enumeration }) => isState(enumeration),
  codeOf: (value, options) => {
    const known = canonical(value, options) as EnumValue;
    return codesOf(options.enumeration, known).at(0) ?? known;
  },
};

/** One of a closed list: `choice(NewsCategory, { required: true })`. Codes and other spellings are accepted. */
export function choice<V extends EnumValue, R extends boolean = false>(
  enumeration: Enumeration<V>,
  options?: CommonOptions<R> & { only?: readonly NoInfer<V>[]; numbered?: boolean },
): Field<V, NoInfer<R>> {
  return fieldWith(choiceKind as Kind<V, ChoiceOptions>, { ...options, enumeration });
}

/** The same kind where the value is a list. */
const choicesKind: Kind<EnumValue[], ChoiceOptions> = {
  name: 'choice',
  several: true,
  filter: 'options',
  schema: (yup, options) => {
    const known = (value: EnumValue) =>
      offeredValues(options).includes(canonical(value, options) as EnumValue);
    return yup
      .array()
      .of(yup.mixed())
      .transform(emptyToNull)
      .typeError('validation.invalid_value')
      .test(
        rule<EnumValue[]>('choices', 'validation.invalid_value', (values) => values.every(known)),
      );
  },
  toSheet: (values, options, translate) => ({
    type: 's',
    value: values.map((value) => numberedLabelOf(value, options, translate)).join(', '),
  }),
};

/** Several of a closed list. */
export function choices<V extends EnumValue, R extends boolean = false>(
  enumeration: Enumeration<V>,
  options?: CommonOptions<R> & { only?: readonly NoInfer<V>[]; numbered?: boolean },
): Field<V[], NoInfer<R>> {
  return fieldWith(choicesKind as Kind<V[], ChoiceOptions>, { ...options, enumeration });
}
