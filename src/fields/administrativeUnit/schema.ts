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

const administrativeUnitKind: Kind<string, AdministrativeUnitOptions> = {
  name: 'administrativeUnit',
  filter: 'prefix',
  schema: (yup, { level = 'subdistrict' }) =>
    trimmed(yup).test(patternRule('unit', 'validation.select_required', PATTERNS[level])),
  toSheet: (value) => ({ type: 's', value }),
};

/** A province, a district or soum, or a sub-district, by its code: `44-10-059`. */
export const administrativeUnit = fieldOf(administrativeUnitKind);
