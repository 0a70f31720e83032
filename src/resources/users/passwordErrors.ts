import { USERS } from '../../domain/settings';

interface Passwords {
  password?: string | null;
  passwordConfirmation?: string | null;
}

type Message = string | { message: string; args: object };

/** Specification 1 §5 Users: a password, long enough, and the same twice. Messages for react-admin's forms. */
export function passwordErrors({
  password,
  passwordConfirmation,
}: Passwords): Record<string, Message> {
  if (!password) return { password: 'validation.required' };
  if (password.length < USERS.passwordMin)
    return { password: { message: 'validation.min_length', args: { length: USERS.passwordMin } } };
  return password === passwordConfirmation
    ? {}
    : { passwordConfirmation: 'validation.password_mismatch' };
}
