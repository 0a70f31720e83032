import { string } from 'yup';
import { validateVersion } from '../../domain/identifiers';
import { fieldOf, type Kind } from '../Field';
import { validatorRule } from './rules';

const versionKind: Kind<string, object> = {
  name: 'version',
  filter: 'text',
  schema: () =>
    string()
      .trim()
      .test(validatorRule('version', 'validation.app_version', validateVersion)),
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ index }) => `2.${Math.floor(index / 10)}.${index % 10}`,
};

/** Version of an app, three numbers (specification 2 §5). */
export const version = fieldOf(versionKind);
