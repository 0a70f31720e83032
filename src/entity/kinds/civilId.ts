import { validateCivilId } from '../../domain/identifiers';
import { fieldOf } from '../Field';
import { digitsKind } from './digits';

/** Civil registration number: 12 digits (specification 1 §5); personal data. */
export const civilId = fieldOf(
  digitsKind({
    name: 'civilId',
    length: 12,
    message: 'validation.civil_id',
    validate: validateCivilId,
    first: 1,
    private: true,
  }),
);
