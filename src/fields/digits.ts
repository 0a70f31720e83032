import { string } from 'yup';
import { isDigits, normaliseDigits } from '../domain/identifiers';
import type { Kind } from '../entity/Field';
import { rule } from './rules';

export interface DigitsOptions {
  /** A number of this form, for the input; its length is the length of all of them. */
  example: string;
  /** Message key for any other text. */
  message: string;
}

/** A number that is a name: a fixed count of digits, kept and exported as text, so that zeros survive. */
export const digitsKind: Kind<string, DigitsOptions> = {
  name: 'digits',
  identifier: true,
  filter: 'exact',
  schema: ({ example, message }) =>
    string()
      .transform((value: unknown) => (typeof value === 'string' ? normaliseDigits(value) : value))
      .test(
        rule<unknown>(
          'digits',
          message,
          (value) => typeof value === 'string' && isDigits(value, example.length),
        ),
      ),
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ index }, { example }) =>
    `${example[0]}${String(index + 1).padStart(example.length - 1, '0')}`,
};
