import { useLocaleState } from 'ra-core';
import { useEffect, useState } from 'react';
import { provinces } from '../../reference/provinces';
import type { AdministrativeUnit } from '../../reference/units';
import { nameIn } from '../shared/nameIn';
import type { Option } from '../shared/OptionInput';

interface Below {
  parent: string;
  units: readonly AdministrativeUnit[];
}

/** Units directly below a code, from their own chunk; none while they are on their way or there is no code. */
function useBelow(
  parent: string | undefined,
  level: 'districts' | 'subdistricts',
): readonly AdministrativeUnit[] {
  const [below, setBelow] = useState<Below>({ parent: '', units: [] });
  useEffect(() => {
    let current = true;
    if (parent)
      import('../../reference/districts')
        .then(({ districtsOf, subdistrictsOf }) =>
          (level === 'districts' ? districtsOf : subdistrictsOf)(parent),
        )
        .then((units) => current && setBelow({ parent, units }))
        .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [level, parent]);
  return parent === below.parent ? below.units : [];
}

/** What can be chosen on each level, given the code so far: provinces, then the units below. */
export function useUnits(code: string): { value: string; options: readonly Option[] }[] {
  const [locale] = useLocaleState();
  const [province, district] = [code.slice(0, 2), code.slice(0, 5)];
  const districts = useBelow(province || undefined, 'districts');
  const subdistricts = useBelow(district.length === 5 ? district : undefined, 'subdistricts');
  // In the order in which people look for them: by name, and 2-р хороо before 10-р хороо.
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const optionsOf = (units: readonly AdministrativeUnit[]) =>
    units
      .map((unit): Option => ({ value: unit.code, label: nameIn(locale, unit) }))
      .sort((one, other) => compare(one.label, other.label));
  return [
    { value: province, options: optionsOf(provinces) },
    { value: district.length === 5 ? district : '', options: optionsOf(districts) },
    { value: code.length === 9 ? code : '', options: optionsOf(subdistricts) },
  ];
}
