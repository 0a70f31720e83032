import { useListContext } from 'ra-core';
import { useMemo } from 'react';
import type { Filter } from './savedViews';

/** What a list is asked for: the same object until something in it changes. react-admin makes a new one for each page. */
export function useAskedFilter(): Filter {
  const { filterValues } = useListContext();
  const text = JSON.stringify(filterValues ?? {});
  return useMemo(() => JSON.parse(text) as Filter, [text]);
}
