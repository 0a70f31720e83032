import { isCompanyRegisterNumber } from '../../domain/identifiers';
import { maskRegisterNumber } from '../../domain/mask';
import { isRegisterNumber, repairRegisterNumber } from '../../domain/registerNumber';
import { fieldOf, type Kind } from '../../entity/Field';
import { rule } from '../shared/rules';

export interface RegisterNumberOptions {
  /** A number of this form, for the input. */
  example: string;
}

const repaired = (typed: string): string => repairRegisterNumber(typed).value;

/** As it may be read. Where a person's or a company's number may stand, that of a company is public. */
const hidden = (value: string): string =>
  isCompanyRegisterNumber(value) ? value : maskRegisterNumber(value);

const registerNumberKind: Kind<string, RegisterNumberOptions> = {
  name: 'registerNumber',
  filter: 'exact',
  private: true,
  identifier: true,
  // The number of a company is shown where a person's would be.
  standIn: 'companyRegnum',
  normalise: repaired,
  schema: (yup) =>
    yup
      .string()
      .transform((value: unknown) => (typeof value === 'string' ? repaired(value) : value))
      .test(rule<string>('registerNumber', 'validation.regnum', isRegisterNumber)),
  mask: hidden,
  toSheet: (value) => ({ type: 's', value: hidden(value) }),
};

/** Register number of a person (docs/domain/input.md 2.1); personal data, masked wherever it is read. */
export const registerNumber = fieldOf(registerNumberKind, { example: 'УБ90010112' });
