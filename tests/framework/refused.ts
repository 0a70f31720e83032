import { resolverOf } from '../../src/framework/form/useSchemaForm';
import type { FormSchema } from '../../src/entity/validate';

type Errors = { [name: string]: Errors | { message: unknown } };

/**
 * What a form says of its values by its schema: messages nested like the values.
 * @param given the record that the form edits
 */
export async function refused(schema: FormSchema, values: object, given?: object) {
  const { errors } = await resolverOf(schema)(
    { ...values },
    { given },
    { fields: {}, shouldUseNativeValidation: false },
  );
  return messagesOf(errors as Errors);
}

function messagesOf(errors: Errors): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      'message' in error ? error.message : messagesOf(error as Errors),
    ]),
  );
}
