import { fieldOf } from '../entity/Field';
import { digitsKind } from './digits';

/** Register number of a company: 7 digits. */
export const companyRegisterNumber = fieldOf(digitsKind, {
  example: '5123456',
  message: 'validation.company_regnum',
});
