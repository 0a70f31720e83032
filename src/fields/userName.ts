import { string } from 'yup';
import { fieldOf, type Kind } from '../entity/Field';

const userNameKind: Kind<string, object> = {
  name: 'userName',
  filter: 'exact',
  schema: () => string().typeError('validation.invalid_value'),
  toSheet: (value) => ({ type: 's', value: String(value) }),
  sample: ({ random, staff }) => staff[Math.floor(random() * staff.length)],
};

const userNameField = fieldOf(userNameKind);

/** The staff member who did something: a user's id, shown as a name. Set by the server, never asked. */
export const userName = (options?: Parameters<typeof userNameField>[0]) =>
  userNameField({ ...options, readOnly: true });
