import type { SchemaMakers } from '../../entity/Field';

/**
 * Text without the blanks around it; a value that is no text stays as it is and is refused. Not yup's `trim()`:
 * that one stumbles over lists and objects, which a gateway must answer for too.
 */
export const trimmed = (yup: SchemaMakers) =>
  yup
    .string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError('validation.invalid_value');
