import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { AnyEntity } from '../../entity/entity';

/**
 * The columns a person sees: the declared ones until they choose. Kept by name, so that a new release neither
 * scrambles a choice nor hides its own new columns from those who never chose.
 */
export function useColumns(entity: AnyEntity) {
  const { columns, optional = [] } = entity.list;
  const [chosen, choose] = useStore<readonly string[] | null>(
    `preferences.${entity.name}.columns`,
    null,
  );
  return useMemo(() => {
    const all = [...columns, ...optional];
    const shown = chosen ? all.filter((column) => chosen.includes(column)) : [...columns];
    const toggle = (column: string) =>
      choose(shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column]);
    return {
      all,
      shown: shown.length > 0 ? shown : [columns[0]],
      toggle,
      reset: () => choose(null),
    };
  }, [choose, chosen, columns, optional]);
}
