import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import {
  fieldWith,
  isBlank,
  type CommonOptions,
  type Field,
  type Fields,
  type Kind,
  type ValuesOf,
} from '../../entity/Field';
import { emptyToNull, rule } from '../shared/rules';

export interface EmbeddedOptions {
  /** Greatest number of sub-records. */
  max?: number;
  /** What is said when there are as many, where the documents have words for it; it gets `max`. */
  full?: MessageKey;
  /** Entity whose field labels the sub-records use; the own entity's and the common ones otherwise. */
  labels?: ResourceName;
}

type Row = Record<string, unknown>;

/** What is said of a full list. */
export const FULL: MessageKey = 'kinds.embedded.max';

/** Options as the views of the kind find them. */
export type EmbeddedFieldOptions = EmbeddedOptions & { fields: Fields };

const embeddedKind: Kind<Row[], EmbeddedFieldOptions> = {
  name: 'embedded',
  several: true,
  filter: 'none',
  wide: true,
  block: true,
  rowFields: ({ fields }) => fields,
  isShaped: (value) =>
    Array.isArray(value) && value.every((row: unknown) => typeof row === 'object' && row !== null),
  schema: (yup, { fields, max = Infinity, full = FULL }) => {
    const shape = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, yup.field(field)]),
    );
    const many = { key: full, values: { max } };
    return yup
      .array()
      .of(yup.object(shape))
      .transform(emptyToNull)
      .typeError('validation.invalid_value')
      .test(rule<Row[]>('max', many, ({ length }) => length <= max));
  },
  toSheet: (rows, { fields }, translate) => ({
    type: 's',
    value: rows.map((row) => sheetRow(row, fields, translate)).join('; '),
  }),
};

function sheetRow(
  row: Row,
  fields: Fields,
  translate: Parameters<Kind<never, never>['toSheet']>[2],
): string {
  return Object.entries(fields)
    .filter(([name]) => !isBlank(row[name]))
    .map(([name, { kind, options }]) => kind.toSheet(row[name], options as never, translate).value)
    .join(', ');
}

/** A list of sub-records that live and travel with their record: `embedded({ name: text(), … }, { max: 3 })`. */
export function embedded<F extends Fields, R extends boolean = false>(
  fields: F,
  options?: CommonOptions<R> & EmbeddedOptions,
): Field<ValuesOf<F>[], NoInfer<R>> {
  return fieldWith(embeddedKind as Kind<ValuesOf<F>[], EmbeddedFieldOptions>, {
    ...options,
    fields,
  });
}
