import { customerProcessStage } from '../../domain/customerProcess';
import { CustomerProcessCode } from '../../domain/enums/customers';
import type { Enumeration } from '../../domain/enums/enumeration';
import { labelKeyOf } from '../../domain/enums/readEnum';
import { formatCount } from '../../domain/formatCount';
import { fieldOf, type Kind, type SchemaMakers } from '../../entity/Field';
import { emptyToNull, rangeMessage, rule } from '../shared/rules';

export interface NumberOptions {
  min?: number;
  max?: number;
  /** Whole numbers only. */
  integer?: boolean;
  /** What the number is and how it is written; a count or a measure without it. */
  format?: 'percent' | 'year' | 'duration' | 'processCode';
  /** The enumeration whose labels stand beside the number. */
  labelsOf?: Enumeration;
}

/** A bound in a message, as the number itself is shown: `1,000`, but 2021 for a year. */
const shown = (bound: number | undefined, format: NumberOptions['format']) =>
  bound === undefined || format === 'year' || format === 'processCode' ? bound : formatCount(bound);

function numberRules(yup: SchemaMakers, { min, max, integer, format }: NumberOptions) {
  let schema = yup
    .number()
    .transform(emptyToNull)
    .typeError('validation.number')
    .test(rule<number>('finite', 'validation.number', Number.isFinite));
  if (integer)
    schema = schema.test(rule<number>('integer', 'validation.whole_number', Number.isInteger));
  if (min !== undefined || max !== undefined) {
    const within = (value: number) => value >= (min ?? -Infinity) && value <= (max ?? Infinity);
    const message = rangeMessage(shown(min, format), shown(max, format));
    schema = schema.test(rule<number>('range', message, within));
  }
  return schema;
}

const numberKind: Kind<number, NumberOptions> = {
  name: 'number',
  filter: 'range',
  numeric: true,
  schema: numberRules,
  fromText: Number,
  toSheet: (value, { integer, format }) => ({
    type: 'n',
    value,
    format: format === 'percent' ? '0.00"%"' : integer ? '0' : undefined,
  }),
};

/** A plain number: counts, points, orders. Amounts of money are `money`. */
export const number = fieldOf(numberKind);

/** A share of a hundred: 2.5 is 2.50 %. */
export const percent = fieldOf(numberKind, { format: 'percent' });

/** A year: 2021, not 2,021. */
export const year = fieldOf(numberKind, { format: 'year', integer: true });

/** Seconds, shown as players write them: 95 is 1:35. */
export const duration = fieldOf(numberKind, { format: 'duration', integer: true });

/** A number that stands for a step: no quantity, so it may say how a record stands. */
type ProcessCode = number & { readonly isStep: true };

const processCodeKind: Kind<ProcessCode, NumberOptions> = {
  ...(numberKind as Kind<ProcessCode, NumberOptions>),
  numeric: false,
  toSheet: (value, _options, translate) => {
    const { code, stage, known } = customerProcessStage(value);
    const name = stage && known ? translate(labelKeyOf(CustomerProcessCode, stage)) : code;
    return { type: 's', value: name || String(value) };
  },
  hasCode: () => true,
  codeOf: Number,
};

/** Numeric code of a customer's step in registration, shown with its stage (docs/domain/customers.md 2.1). */
export const processCode = fieldOf(processCodeKind, {
  format: 'processCode',
  labelsOf: CustomerProcessCode,
  integer: true,
  min: 0,
  max: 9_999,
});
