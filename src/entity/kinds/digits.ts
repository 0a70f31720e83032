import { string } from 'yup';
import { normaliseDigits } from '../../domain/identifiers';
import type { Kind, KindName } from '../Field';
import { validatorRule } from './rules';

interface DigitsKind {
  name: KindName;
  length: number;
  message: string;
  validate: (value: string) => string | undefined;
  /** Digit that samples begin with. */
  first: number;
  private?: boolean;
}

/** A kind of identifier that is a fixed number of digits; kept and exported as text, so that zeros survive. */
export function digitsKind({
  name,
  length,
  message,
  validate,
  first,
  ...rest
}: DigitsKind): Kind<string, object> {
  return {
    name,
    filter: 'exact',
    private: rest.private,
    schema: () =>
      string()
        .transform((value: unknown) => (typeof value === 'string' ? normaliseDigits(value) : value))
        .test(validatorRule(name, message, validate)),
    toSheet: (value) => ({ type: 's', value }),
    sample: ({ index }) => `${first}${String(index + 1).padStart(length - 1, '0')}`,
  };
}
