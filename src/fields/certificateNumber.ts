import { fieldOf } from '../entity/Field';
import { digitsKind } from './digits';

/** Number of a company's registration certificate: 10 digits. */
export const certificateNumber = fieldOf(digitsKind, {
  example: '9011234567',
  message: 'validation.certificate_number',
});
