import { mixed, object, type AnySchema, type TestContext } from 'yup';
import { USERS } from '../../../domain/settings';
import { reasonSchema } from '../../../framework/record/answerSchemas';

/**
 * A password, long enough, and the same twice.
 * @param least its shortest length, letters
 */
export function passwordFields(
  least: number = USERS.passwordMin,
): Readonly<Record<string, AnySchema>> {
  const isLongEnough = (value: unknown): boolean =>
    typeof value === 'string' && value.length >= least;
  return {
    password: mixed()
      .nullable()
      .test('required', 'validation.required', Boolean)
      .test({
        name: 'min',
        message: { key: 'validation.min_length', values: { length: least } },
        test: isLongEnough,
      }),
    passwordConfirmation: mixed()
      .nullable()
      .test('same', 'validation.password_mismatch', function (this: TestContext, value) {
        const { password } = this.parent as { password?: unknown };
        return !isLongEnough(password) || value === password;
      }),
  };
}

/** The form that sets a password, and says why. @param least its shortest length, letters */
export const passwordSchema = (least?: number) =>
  object({ ...passwordFields(least), reason: reasonSchema(false) });
