import { string } from 'yup';
import { normalisePhone, validatePhone } from '../../domain/identifiers';
import { maskPhone } from '../../domain/mask';
import { fieldOf, type Kind } from '../Field';
import { validatorRule } from './rules';

export interface PhoneOptions {
  /** A number that is meant to be known, of a branch or a company: shown whole. */
  open?: boolean;
}

const phoneKind: Kind<string, PhoneOptions> = {
  name: 'phone',
  filter: 'exact',
  private: true,
  schema: () =>
    string()
      .transform((value: unknown) => (typeof value === 'string' ? normalisePhone(value) : value))
      .test(validatorRule('phone', 'validation.phone', validatePhone)),
  mask: (value, { open }) => (open ? value : maskPhone(value)),
  toSheet: (value, { open }) => ({ type: 's', value: open ? value : maskPhone(value) }),
  sample: ({ index }) =>
    `${[99, 88, 95, 80, 91][index % 5]}${100_000 + ((index * 7_919) % 900_000)}`,
};

/** A phone number: 8 digits (specification 1 §5); personal data, masked wherever it is read. */
export const phone = fieldOf(phoneKind);
