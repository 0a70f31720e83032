import type { MessageKey } from '../../i18n/Catalogue';
import { isDigits, normaliseDigits, normalisePhone } from '../../domain/identifiers';
import { maskPhone } from '../../domain/mask';
import { fieldOf, type Kind, type SchemaMakers } from '../../entity/Field';
import { rule } from '../shared/rules';

export interface DigitsOptions {
  /** A number of this form, for the input; its length is the length of all of them. */
  example: string;
  /** Message key for any other text. */
  message: MessageKey;
}

/** Digits of a form, once what separates them is taken away. */
const digitsRules = (
  yup: SchemaMakers,
  normalise: (typed: string) => string,
  { example, message }: DigitsOptions,
) =>
  yup
    .string()
    .transform((value: unknown) => (typeof value === 'string' ? normalise(value) : value))
    .test(
      rule<unknown>(
        'digits',
        message,
        (value) => typeof value === 'string' && isDigits(value, example.length),
      ),
    );

/** A number that is a name: a fixed count of digits, kept and exported as text, so that zeros survive. */
const digitsKind: Kind<string, DigitsOptions> = {
  name: 'digits',
  identifier: true,
  filter: 'exact',
  normalise: normaliseDigits,
  schema: (yup, options) => digitsRules(yup, normaliseDigits, options),
  toSheet: (value) => ({ type: 's', value }),
};

/** Number of a company's registration certificate: 10 digits. */
export const certificateNumber = fieldOf(digitsKind, {
  example: '9011234567',
  message: 'validation.certificate_number',
});

/** Register number of a company: 7 digits. */
export const companyRegisterNumber = fieldOf(digitsKind, {
  example: '5123456',
  message: 'validation.company_regnum',
});

/** Civil registration number: 12 digits; personal data. */
export const civilId = fieldOf(digitsKind, {
  example: '112345678901',
  message: 'validation.civil_id',
  private: true,
});

const phoneKind: Kind<string, DigitsOptions> = {
  ...digitsKind,
  // A draft may hold it: it is no number of a person's papers (docs/domain/identity.md 3.2).
  identifier: false,
  private: true,
  normalise: normalisePhone,
  schema: (yup, options) => digitsRules(yup, normalisePhone, options),
  mask: (value) => maskPhone(value),
  toSheet: (value) => ({ type: 's', value: maskPhone(value) }),
};

/** A phone number: 8 digits; personal data, masked wherever it is read. */
export const phone = fieldOf(phoneKind, { example: '99112233', message: 'validation.phone' });
