import { fieldOf, type Kind } from '../../entity/Field';
import { patternRule } from '../shared/rules';
import { trimmed } from '../shared/trimmed';

/** Six hexadecimal digits, as colour inputs of browsers give them. */
export const COLOUR = /^#[0-9a-f]{6}$/i;

const colourKind: Kind<string, object> = {
  name: 'colour',
  filter: 'none',
  schema: (yup) => trimmed(yup).test(patternRule('colour', 'validation.invalid_value', COLOUR)),
  toSheet: (value) => ({ type: 's', value }),
};

/** A colour as `#rrggbb`. */
export const colour = fieldOf(colourKind);
