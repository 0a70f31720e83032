import { validateUrl } from '../../domain/identifiers';
import { fieldOf, type Kind } from '../Field';
import { validatorRule } from './rules';
import { trimmed } from './trimmed';

const urlKind: Kind<string, object> = {
  name: 'url',
  filter: 'text',
  schema: () => trimmed().test(validatorRule('url', 'validation.url', validateUrl)),
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ index }) => `https://example.mn/${index + 1}`,
};

/** A link to a web page. */
export const url = fieldOf(urlKind);
