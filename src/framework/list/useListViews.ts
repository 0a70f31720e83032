import { useStore } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { dynamicKey } from '../../i18n/dynamicKey';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { ALL, firstKey, keyOfView, savedKey, type Filter, type SavedView } from './savedViews';
import { useAskedFilter } from './useAskedFilter';

/** A view of a list: all records, one of the declaration, or one that the person saved. */
export interface View {
  key: string;
  label: string;
  filter: Filter;
  /** Of the person's own. */
  saved?: SavedView;
}

const NONE: SavedView[] = [];

const sorted = (values: Filter) => Object.entries(values).sort(([a], [b]) => a.localeCompare(b));
const same = (one: Filter, other: Filter) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The views of a list, which of them is open, and which one its bare address opens. */
export function useListViews(entity: AnyEntity) {
  const filter = useAskedFilter();
  const translate = useTranslate();
  const named = new URLSearchParams(useLocation().search).get('view');
  const [saved, save] = useStore<SavedView[]>(savedKey(entity.name), NONE);
  const [first, makeFirst] = useStore<string | null>(firstKey(entity.name), null);
  /** Of two views with one filter, the one that was opened last in this tab. */
  const [last, remember] = useStore<string>(`${entity.name}.view`, '');
  return useMemo(() => {
    const { name, list } = entity;
    const views: View[] = [
      { key: ALL, label: translate('common.all'), filter: {} },
      ...(list.views ?? []).map(({ key, filter }) => ({
        key,
        label: translate(dynamicKey(`resources.${name}.views.${key}`)),
        filter,
      })),
      ...saved.map((view) => ({
        key: keyOfView(view),
        label: view.label,
        filter: (view.value.filter ?? {}) as Filter,
        saved: view,
      })),
    ];
    const wanted = views.find(({ key }) => key === (named ?? last));
    const fitting = views.filter((view) => same(view.filter, filter));
    const opening = first ?? list.opensWith ?? ALL;
    // An own view stays open while it is being changed: its filters are still there, with other values or more of them.
    const isChanged = wanted?.saved && Object.keys(wanted.filter).every((key) => key in filter);
    const open =
      fitting.find((view) => view === wanted) ??
      fitting.find(({ key }) => key === opening) ??
      fitting.at(0) ??
      (isChanged ? wanted : undefined);
    return { views, open, opening, first, makeFirst, saved, save, remember };
  }, [entity, filter, first, last, makeFirst, named, remember, save, saved, translate]);
}
