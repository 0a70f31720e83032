import { fieldOf, type Kind } from '../../entity/Field';
import { patternRule } from '../shared/rules';
import { trimmed } from '../shared/trimmed';

/** Six hexadecimal digits, as colour inputs of browsers give them. */
export const COLOUR = /^#[0-9a-f]{6}$/i;

const samples = ['#006879', '#f9b434', '#2e854d', '#c13c3b', '#7860b5'];

const colourKind: Kind<string, object> = {
  name: 'colour',
  filter: 'none',
  schema: (yup) => trimmed(yup).test(patternRule('colour', 'validation.invalid_value', COLOUR)),
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ index }) => samples[index % samples.length],
};

/** A colour as `#rrggbb`. */
export const colour = fieldOf(colourKind);
