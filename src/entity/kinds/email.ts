import { validateEmail } from '../../domain/identifiers';
import { fieldOf, type Kind } from '../Field';
import { validatorRule } from './rules';
import { trimmed } from './trimmed';

const emailKind: Kind<string, object> = {
  name: 'email',
  filter: 'text',
  private: true,
  schema: () => trimmed().test(validatorRule('email', 'validation.email', validateEmail)),
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ index }) => `hariltsagch${index + 1}@example.mn`,
};

/** An e-mail address; personal data. */
export const email = fieldOf(emailKind);
