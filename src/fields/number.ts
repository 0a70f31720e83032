import { number as yupNumber } from 'yup';
import { fieldOf, type Kind } from '../entity/Field';
import { emptyToNull, rangeMessage, rule } from './rules';

export interface NumberOptions {
  min?: number;
  max?: number;
  /** Whole numbers only. */
  integer?: boolean;
  /** False for numbers that are names, like years: 2021, not 2,021. */
  grouping?: false;
  /** A share of a hundred: 2.5 is 2.50 %. */
  percent?: boolean;
}

/** Bounds and wholeness. */
export function numberRules({ min, max, integer }: NumberOptions) {
  let schema = yupNumber()
    .transform(emptyToNull)
    .typeError('validation.number')
    .test(rule<number>('finite', 'validation.number', Number.isFinite));
  if (integer)
    schema = schema.test(rule<number>('integer', 'validation.whole_number', Number.isInteger));
  if (min !== undefined || max !== undefined) {
    const within = (value: number) => value >= (min ?? -Infinity) && value <= (max ?? Infinity);
    schema = schema.test(rule<number>('range', rangeMessage(min, max), within));
  }
  return schema;
}

export const numberKind: Kind<number, NumberOptions> = {
  name: 'number',
  filter: 'range',
  numeric: true,
  schema: numberRules,
  fromText: Number,
  toSheet: (value, { integer, percent }) => ({
    type: 'n',
    value,
    format: percent ? '0.00"%"' : integer ? '0' : undefined,
  }),
  sample: ({ random }, { percent, integer, min = 0, max = percent ? 100 : min + 1000 }) => {
    const value = min + random() * (max - min);
    return percent && !integer ? Math.floor(value * 100) / 100 : Math.floor(value);
  },
};

/** A plain number: counts, points, orders. Amounts of money are `money`. */
export const number = fieldOf(numberKind);
