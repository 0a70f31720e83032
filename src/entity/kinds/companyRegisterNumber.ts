import { validateCompanyRegisterNumber } from '../../domain/identifiers';
import { fieldOf } from '../Field';
import { digitsKind } from './digits';

/** Register number of a company: 7 digits (specification 1 §5). */
export const companyRegisterNumber = fieldOf(
  digitsKind({
    name: 'companyRegisterNumber',
    length: 7,
    message: 'validation.company_regnum',
    validate: validateCompanyRegisterNumber,
    first: 5,
  }),
);
