import { useStore } from 'ra-core';
import { use, useMemo } from 'react';
import type { AnyEntity } from '../../entity/entity';
import { arrange, fixedFields, readArrangement, withShown, type Arrangement } from './arrangement';
import { ListFilterContext } from './permanentFilter';
import { useAskedFilter } from './useAskedFilter';
import { useListViews } from './useListViews';

/** Where the columns of a list are kept, those of each saved view apart. */
export const columnsKey = (resource: string, view?: string): string =>
  ['preferences', resource, 'columns', view].filter(Boolean).join('.');

/**
 * The columns a person sees: those of the saved view that is open, or the declared ones, until they choose. What the open
 * view, or the page around the list, fixes to one value is no column.
 */
export function useColumns(entity: AnyEntity) {
  const asked = useAskedFilter();
  const within = use(ListFilterContext);
  const { views, open } = useListViews(entity);
  const own = open?.saved;
  const [kept, keep] = useStore<Arrangement | readonly string[] | null>(
    columnsKey(entity.name, own && open.key),
    null,
  );
  return useMemo(() => {
    const { fields, list } = entity;
    const arrangement = kept ? readArrangement(kept, list) : (own?.columns ?? {});
    const isAsked = ([key, value]: [string, unknown]) =>
      JSON.stringify(asked[key]) === JSON.stringify(value);
    const ofViews = views.filter(({ filter }) => Object.entries(filter).every(isAsked));
    const fixed = [...ofViews.map(({ filter }) => filter), within ?? {}, entity.of?.filter ?? {}];
    const { all, shown } = arrange(
      list,
      arrangement,
      fixed.flatMap((filter) => fixedFields(fields, filter)),
    );
    return {
      all,
      shown,
      widths: arrangement.widths,
      arrangement,
      keep,
      toggle: (column: string) => keep(withShown(arrangement, column, !shown.includes(column))),
      reset: () => keep(null),
    };
  }, [asked, entity, keep, kept, own, views, within]);
}
