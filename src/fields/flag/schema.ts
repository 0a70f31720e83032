import { fieldOf, type Kind } from '../../entity/Field';
import { emptyToNull } from '../shared/rules';

export interface FlagOptions {
  /** In a list of sub-records: true in one row alone, so that choosing one takes it from the others. */
  alone?: boolean;
}

const flagKind: Kind<boolean, FlagOptions> = {
  name: 'flag',
  initial: false,
  filter: 'options',
  schema: (yup) => yup.boolean().transform(emptyToNull).typeError('validation.invalid_value'),
  fromText: (text) => text === 'true',
  toSheet: (value, _options, translate) => ({
    type: 's',
    value: translate(value ? 'common.yes' : 'common.no'),
  }),
};

/** Yes or no. */
export const flag = fieldOf(flagKind);
