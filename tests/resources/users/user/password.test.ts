import { expect, it } from 'vitest';
import { passwordSchema } from '../../../../src/resources/users/user/passwordSchema';
import { refused } from '../../../framework/refused';

it.each<[password: string | null | undefined, again: string | null | undefined, wrong: object]>([
  [undefined, undefined, { password: 'validation.required' }],
  [null, null, { password: 'validation.required' }],
  ['', '', { password: 'validation.required' }],
  ['1234567', '1234567', { password: { key: 'validation.min_length', values: { length: 8 } } }],
  ['1234567', '7654321', { password: { key: 'validation.min_length', values: { length: 8 } } }],
  ['12345678', '12345678', {}],
  ['12345678', '12345679', { passwordConfirmation: 'validation.password_mismatch' }],
  ['12345678', undefined, { passwordConfirmation: 'validation.password_mismatch' }],
  ['Нууц-үг-1', 'нууц-үг-1', { passwordConfirmation: 'validation.password_mismatch' }],
  ['Нууц-үг-1', 'Нууц-үг-1', {}],
])('%j and %j', async (password, passwordConfirmation, wrong) => {
  const typed = { password, passwordConfirmation, reason: 'Нууц үгээ мартсан гэв.' };
  expect(await refused(passwordSchema(), typed)).toEqual(wrong);
});

it('says why it is set', async () => {
  const password = { password: 'Нууц-үг-1', passwordConfirmation: 'Нууц-үг-1' };
  expect(await refused(passwordSchema(), password)).toEqual({
    reason: { key: 'validation.required' },
  });
});
