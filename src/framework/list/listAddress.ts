import { useStoreContext, type Store } from 'ra-core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LIST } from '../../domain/settings';
import type { Filter, Opening } from './savedViews';

/** What of an address is a list's. */
const OF_LISTS = ['page', 'perPage', 'sort', 'order', 'filter'];

/** Where the list's last state is kept, as the query of its address. */
const keyOf = (resource: string): string => `${resource}.list`;

/** Forgets on which page a list was left; its filters, order and size stay. */
export function forgetPage(store: Store, resource: string): void {
  const state = new URLSearchParams(store.getItem<string>(keyOf(resource)));
  if (!state.has('page')) return;
  state.delete('page');
  store.setItem(keyOf(resource), state.toString());
}

/**
 * What a query says of a list's state, beyond what the list does by itself; empty for the list as it opens.
 *
 * @param query as react-admin writes it: `page`, `perPage`, `sort`, `order`, `filter` (JSON)
 * @param sort the order in which the bare address opens
 * @param opened the filter of the view that the bare address opens; none without it
 */
export function listStateOf(
  query: string,
  sort: Opening['sort'],
  opened: Filter = {},
  size: number = LIST.pageSize,
): string {
  const given = new URLSearchParams(query);
  const isBare = !OF_LISTS.some((name) => given.has(name));
  const field = given.get('sort') ?? sort.field;
  const order = given.get('order') ?? sort.order;
  const sorted = field !== sort.field || order !== sort.order;
  const usual: Readonly<Record<string, string>> = {
    page: '1',
    perPage: String(size),
    filter: JSON.stringify(opened),
  };
  const state = new URLSearchParams();
  for (const [name, value] of Object.entries(usual)) {
    // An address that sets anything of a list also sets its filter: none, where no filter is given.
    const own = given.get(name) ?? (name === 'filter' && !isBare ? '{}' : null);
    if (own !== null && own !== value) state.set(name, own);
  }
  if (sorted) {
    state.set('sort', field);
    state.set('order', order);
  }
  // Without its filter the rest of the state would show every record.
  if (state.size > 0 && !state.has('filter') && usual.filter !== '{}') {
    state.set('filter', usual.filter);
  }
  return state.toString();
}

/**
 * The address is all that a list goes by, so going back is always what was there before. Who comes by a bare link
 * (menu, breadcrumbs, after saving) finds the list as it was left: its last state is put into the address first. An address
 * that says something else alone (whose books, a day) says nothing of the list, which then opens as it is declared.
 *
 * @param remembered false for a list within another record's page, which always opens as it is declared
 * @returns the query that the address must get before the list is shown; empty when it is right
 */
export function useListAddress(
  resource: string,
  { sort, filter, perPage }: Opening,
  remembered = true,
): string {
  const store = useStoreContext();
  const { search } = useLocation();
  const arrival = useNavigationType();
  const key = keyOf(resource);
  const state = listStateOf(search, sort, filter, perPage);
  const [wanted, setWanted] = useState(() =>
    remembered && state === '' && arrival !== 'POP' ? (store.getItem<string>(key) ?? '') : '',
  );
  if (wanted !== '' && state !== '') setWanted('');
  const given = new URLSearchParams(search);
  const isOthers = given.size > 0 && !OF_LISTS.some((name) => given.has(name));
  const opened = isOthers && filter ? `filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  useEffect(() => {
    if (remembered && wanted === '') store.setItem(key, state);
  }, [key, remembered, state, store, wanted]);
  const first = wanted || opened;
  if (first === '') return '';
  for (const [name, value] of new URLSearchParams(first)) given.set(name, value);
  return given.toString();
}
