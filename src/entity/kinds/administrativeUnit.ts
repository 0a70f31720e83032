import { fieldOf, type Kind } from '../Field';
import { patternRule } from './rules';
import { trimmed } from './trimmed';

/** Code of a sub-district; the codes of what it lies in are its beginning. */
const CODE = /^\d{2}-\d{2}-\d{3}$/;

const samples = ['11-01-051', '44-10-059', '11-10-051', '11-13-051', '63-01-051'];

const administrativeUnitKind: Kind<string, object> = {
  name: 'administrativeUnit',
  filter: 'options',
  schema: () => trimmed().test(patternRule('unit', 'validation.select_required', CODE)),
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ index }) => samples[index % samples.length],
};

/** A sub-district, with the district and the province that it lies in, by its code: `44-10-059`. */
export const administrativeUnit = fieldOf(administrativeUnitKind);
