import { fieldOf, type Kind } from '../../entity/Field';
import { patternRule } from '../shared/rules';
import { trimmed } from '../shared/trimmed';

/** From the top down. */
export const UNIT_LEVELS = ['province', 'district', 'subdistrict'] as const;

export type UnitLevel = (typeof UNIT_LEVELS)[number];

export interface AdministrativeUnitOptions {
  /** How deep the choice must go; down to the sub-district by default. */
  level?: UnitLevel;
  /** Field of the same record with the unit above: this one is chosen among those below it. */
  within?: string;
}

/** Forms of the codes: the parent's code is the prefix. */
const PATTERNS: Record<UnitLevel, RegExp> = {
  province: /^\d{2}$/,
  district: /^\d{2}-\d{2}$/,
  subdistrict: /^\d{2}-\d{2}-\d{3}$/,
};

const samples = ['11-01-051', '44-10-059', '11-10-051', '11-13-051', '63-01-051'];

const administrativeUnitKind: Kind<string, AdministrativeUnitOptions> = {
  name: 'administrativeUnit',
  filter: 'prefix',
  schema: (yup, { level = 'subdistrict' }) =>
    trimmed(yup).test(patternRule('unit', 'validation.select_required', PATTERNS[level])),
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ index }, { level = 'subdistrict' }) =>
    samples[index % samples.length].slice(0, { province: 2, district: 5, subdistrict: 9 }[level]),
};

/** A province, a district or soum, or a sub-district, by its code: `44-10-059`. */
export const administrativeUnit = fieldOf(administrativeUnitKind);
