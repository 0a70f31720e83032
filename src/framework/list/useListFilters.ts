import { useListContext, useStore } from 'ra-core';
import { useMemo } from 'react';
import type { AnyEntity } from '../../entity/entity';
import { fieldNamed, isPrivate } from '../../entity/Field';
import { usePrivateFilters } from './privateFilters';

type Values = Readonly<Record<string, unknown>>;

const NONE: readonly string[] = [];

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const without = (values: Values, key: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

/** True when what is typed into this filter is personal data. */
export function isPrivateFilter(entity: AnyEntity, key: string): boolean {
  if (key === 'q') return entity.list.search === 'private';
  const field = fieldNamed(entity.fields, key);
  return field !== undefined && isPrivate(field);
}

/** All filters of the list, public ones (in the address) and private ones (in memory), behind one handle, and those that are open though empty. */
export function useListFilters(entity: AnyEntity) {
  const { filterValues, setFilters, setPage } = useListContext();
  const [privateValues, setPrivate] = usePrivateFilters(entity.name);
  // For as long as the tab is open: whoever comes back finds the filters that were about to be filled.
  const [opened, setOpened] = useStore(`${entity.name}.openFilters`, NONE);
  return useMemo(() => {
    const values: Values = { ...filterValues, ...privateValues };
    const change = (key: string, value: unknown) => {
      const [current, save] = isPrivateFilter(entity, key)
        ? [privateValues, setPrivate]
        : [filterValues as Values, (next: Values) => setFilters(next, undefined, false)];
      save(isEmpty(value) ? without(current, key) : { ...current, [key]: value });
      if (save === setPrivate) setPage(1);
    };
    const clear = () => {
      setPrivate({});
      setFilters({}, undefined, false);
      setOpened(NONE);
    };
    const open = (key: string) => setOpened([...opened, key]);
    return { values, change, clear, opened, open };
  }, [entity, filterValues, privateValues, opened, setFilters, setPage, setPrivate, setOpened]);
}
