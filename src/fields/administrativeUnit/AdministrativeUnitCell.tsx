import { useLocaleState } from 'ra-core';
import { useEffect, useState } from 'react';
import { isBlank, optionsOf } from '../../entity/Field';
import type { AdministrativeUnitOptions } from './schema';
import type { AdministrativeUnit } from '../../reference/units';
import type { CellProps } from '../KindView';
import { nameIn } from '../shared/nameIn';
import { EmptyValue } from '../shared/EmptyValue';

/** An administrative unit with those above it, province first; its code until the names are there. */
export function AdministrativeUnitCell({ value, field }: CellProps) {
  const [locale] = useLocaleState();
  const [path, setPath] = useState<readonly AdministrativeUnit[]>([]);
  const code = isBlank(value) ? '' : String(value);
  useEffect(() => {
    let current = true;
    if (code)
      import('../../reference/districts')
        .then(({ unitPath }) => unitPath(code))
        .then((units) => current && setPath(units))
        .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [code]);
  if (!code) return <EmptyValue />;
  const known = path.at(-1)?.code === code;
  // What has the unit above in a field of its own is named alone.
  const { within } = optionsOf<AdministrativeUnitOptions>(field);
  const shown = within ? path.slice(-1) : path;
  return <span>{known ? shown.map((unit) => nameIn(locale, unit)).join(', ') : code}</span>;
}
