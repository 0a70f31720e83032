import { useLocaleState } from 'ra-core';
import { useEffect, useState } from 'react';
import { isBlank } from '../../entity/Field';
import type { AdministrativeUnit } from '../../reference/units';
import type { CellProps } from '../KindView';
import { nameIn } from '../shared/nameIn';
import { EmptyValue } from '../shared/EmptyValue';

/** An administrative unit with those above it, province first; its code until the names are there. */
export function AdministrativeUnitCell({ value }: CellProps) {
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
  return <span>{known ? path.map((unit) => nameIn(locale, unit)).join(', ') : code}</span>;
}
