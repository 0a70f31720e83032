import { fieldOf, type Kind } from '../Field';
import { numberRules, type NumberOptions } from './number';

const percentKind: Kind<number, NumberOptions> = {
  name: 'percent',
  filter: 'range',
  numeric: true,
  schema: numberRules,
  toSheet: (value) => ({ type: 'n', value, format: '0.00"%"' }),
  sample: ({ random }, { min = 0, max = 100, integer }) => {
    const value = min + random() * (max - min);
    return integer ? Math.floor(value) : Math.floor(value * 100) / 100;
  },
};

/** A share of a hundred: 2.5 is 2.50 % (specification 1 §9: two decimals). */
export const percent = fieldOf(percentKind);
