import { mixed, object, type AnySchema, type TestContext } from 'yup';
import { USERS } from '../../../domain/settings';
import { reasonSchema } from '../../../framework/record/answerSchemas';

const isLongEnough = (value: unknown): boolean =>
  typeof value === 'string' && value.length >= USERS.passwordMin;

/** A password, long enough, and the same twice. */
export const passwordFields: Readonly<Record<string, AnySchema>> = {
  password: mixed()
    .nullable()
    .test('required', 'validation.required', Boolean)
    .test({
      name: 'min',
      message: { key: 'validation.min_length', values: { length: USERS.passwordMin } },
      test: isLongEnough,
    }),
  passwordConfirmation: mixed()
    .nullable()
    .test('same', 'validation.password_mismatch', function (this: TestContext, value) {
      const { password } = this.parent as { password?: unknown };
      return !isLongEnough(password) || value === password;
    }),
};

/** The form that sets a password, and says why. */
export const passwordSchema = object({ ...passwordFields, reason: reasonSchema(false) });
