import { string } from 'yup';
import { normalisePhone, validatePhone } from '../domain/identifiers';
import { maskPhone } from '../domain/mask';
import { fieldOf, type Kind } from '../entity/Field';
import { validatorRule } from './rules';

const phoneKind: Kind<string, object> = {
  name: 'phone',
  filter: 'exact',
  private: true,
  schema: () =>
    string()
      .transform((value: unknown) => (typeof value === 'string' ? normalisePhone(value) : value))
      .test(validatorRule('phone', 'validation.phone', validatePhone)),
  mask: (value) => maskPhone(value),
  toSheet: (value) => ({ type: 's', value: maskPhone(value) }),
  sample: ({ index }) =>
    `${[99, 88, 95, 80, 91][index % 5]}${100_000 + ((index * 7_919) % 900_000)}`,
};

/** A phone number: 8 digits; personal data, masked wherever it is read. */
export const phone = fieldOf(phoneKind);
