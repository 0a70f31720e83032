import { expect, it } from 'vitest';
import { passwordErrors } from '../../../src/resources/users/passwordErrors';

it.each<[password: string | null | undefined, again: string | null | undefined, wrong: object]>([
  [undefined, undefined, { password: 'validation.required' }],
  [null, null, { password: 'validation.required' }],
  ['', '', { password: 'validation.required' }],
  ['1234567', '1234567', { password: { message: 'validation.min_length', args: { length: 8 } } }],
  ['12345678', '12345678', {}],
  ['12345678', '12345679', { passwordConfirmation: 'validation.password_mismatch' }],
  ['12345678', undefined, { passwordConfirmation: 'validation.password_mismatch' }],
  ['Нууц-үг-1', 'нууц-үг-1', { passwordConfirmation: 'validation.password_mismatch' }],
  ['Нууц-үг-1', 'Нууц-үг-1', {}],
])('%j and %j', (password, passwordConfirmation, wrong) => {
  expect(passwordErrors({ password, passwordConfirmation })).toEqual(wrong);
});
