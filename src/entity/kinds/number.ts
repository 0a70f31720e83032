import { number as yupNumber } from 'yup';
import { fieldOf, type Kind } from '../Field';
import { emptyToNull, rangeMessage, rule } from './rules';

export interface NumberOptions {
  min?: number;
  max?: number;
  /** Whole numbers only. */
  integer?: boolean;
  /** False for numbers that are names, like years: 2021, not 2,021. */
  grouping?: false;
}

/** Bounds and wholeness, shared with percentages. */
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

/** A number within the options' bounds. */
export function sampleNumber(
  random: () => number,
  { min = 0, max = min + 1000 }: NumberOptions,
): number {
  return Math.floor(min + random() * (max - min));
}

const numberKind: Kind<number, NumberOptions> = {
  name: 'number',
  filter: 'range',
  numeric: true,
  schema: numberRules,
  toSheet: (value, { integer }) => ({ type: 'n', value, format: integer ? '0' : undefined }),
  sample: ({ random }, options) => sampleNumber(random, options),
};

/** A plain number: counts, points, orders. Amounts of money are `money`. */
export const number = fieldOf(numberKind);
