import { fieldOf, type Kind } from '../entity/Field';
import { numberRules } from './number';

const samples = [800, 805, 810, 750, 660, 370, 250, 130];

const processCodeKind: Kind<number, object> = {
  name: 'processCode',
  filter: 'range',
  schema: () => numberRules({ min: 0, max: 9_999, integer: true }),
  fromText: Number,
  toSheet: (value) => ({ type: 'n', value, format: '0' }),
  sample: ({ index }) => samples[index % samples.length],
};

/** Numeric code of where a customer stands in registration (docs/domain/customers.md 2.1). */
export const processCode = fieldOf(processCodeKind);
