import { validateCertificateNumber } from '../../domain/identifiers';
import { fieldOf } from '../Field';
import { digitsKind } from './digits';

/** Number of a company's registration certificate: 10 digits (specification 1 §5). */
export const certificateNumber = fieldOf(
  digitsKind({
    name: 'certificateNumber',
    length: 10,
    message: 'validation.certificate_number',
    validate: validateCertificateNumber,
    first: 9,
  }),
);
