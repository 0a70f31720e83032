import type { SavedQuery, Store } from 'ra-core';
import { LIST } from '../../domain/settings';
import type { AnyEntity, ListDeclaration } from '../../entity/entity';
import { collectionPath } from '../../entity/paths';
import type { ResourceName } from '../../i18n/Catalogue';
import type { Arrangement } from './arrangement';

type Sort = ListDeclaration['sort'];
export type Filter = Readonly<Record<string, unknown>>;

/**
 * A view that a person saved: react-admin's saved query, with the columns. It never holds private filters. Those of
 * earlier releases have no key and no columns.
 */
export interface SavedView extends SavedQuery {
  key?: string;
  columns?: Arrangement;
}

/** How a list opens by its bare address. */
export interface Opening {
  /** None: all records. */
  filter?: Filter;
  sort: Sort;
  perPage: number;
}

/** Stands for the view of all records among the keys of a list's views. */
export const ALL = '*';

/** Where react-admin keeps the saved queries of a list. */
export const savedKey = (resource: string): string => `${resource}.savedQueries`;

/** Where it is kept which view the person made the list's first. */
export const firstKey = (resource: string): string => `preferences.${resource}.first`;

/** What tells a saved view from the others of its list. */
export const keyOfView = ({ key, label }: SavedView): string => key ?? label;

/** The query of the address that opens a list with a saved view. */
export function searchOfView(view: SavedView): string {
  const { filter, sort, perPage } = view.value;
  const query = new URLSearchParams({
    view: keyOfView(view),
    filter: JSON.stringify(filter ?? {}),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage !== undefined && { perPage: String(perPage) }),
  });
  return `?${query.toString()}`;
}

/** The views that a person saved of a list: what they are called, what tells them apart, and the address of each. */
export function savedViewsOf(
  store: Pick<Store, 'getItem'>,
  resource: ResourceName,
): { label: string; key: string; address: string }[] {
  const path = collectionPath(resource, 'list') ?? '';
  return (store.getItem<SavedView[]>(savedKey(resource)) ?? []).map((view) => ({
    label: view.label,
    key: keyOfView(view),
    address: `${path}${searchOfView(view)}`,
  }));
}

/**
 * How a list opens: with the view that the person made its first, else with the declared one.
 * @param first key of that view
 */
export function openingOf(
  { list }: AnyEntity,
  saved: readonly SavedView[] = [],
  first?: string | null,
): Opening {
  const own = saved.find((view) => keyOfView(view) === first)?.value;
  if (own) {
    const { filter, sort = list.sort, perPage = LIST.pageSize } = own;
    return { filter: filter as Filter | undefined, sort: sort as Sort, perPage };
  }
  const find = (wanted?: string | null) => list.views?.find(({ key }) => key === wanted);
  const view = first === ALL ? undefined : (find(first) ?? find(list.opensWith));
  return { filter: view && { ...view.filter }, sort: list.sort, perPage: LIST.pageSize };
}

/** The same, by what the person's browser keeps. */
export const keptOpening = (entity: AnyEntity, store: Pick<Store, 'getItem'>): Opening =>
  openingOf(
    entity,
    store.getItem<SavedView[]>(savedKey(entity.name)),
    store.getItem<string>(firstKey(entity.name)),
  );
