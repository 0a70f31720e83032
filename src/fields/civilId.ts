import { fieldOf } from '../entity/Field';
import { digitsKind } from './digits';

/** Civil registration number: 12 digits; personal data. */
export const civilId = fieldOf(digitsKind, {
  example: '112345678901',
  message: 'validation.civil_id',
  private: true,
});
