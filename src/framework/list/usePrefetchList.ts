import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type SortPayload } from 'ra-core';
import { useCallback } from 'react';
import { prefetchListPage } from './listQuery';
import { usePermanentFilter } from './permanentFilter';

/** What of the list would be another one. */
interface Wanted {
  page?: number;
  sort?: SortPayload;
}

/** Fetches what the list would show next into the cache: when the pointer or the focus comes near, or when idle. */
export function usePrefetchList(): (wanted: Wanted) => void {
  const { resource, page, perPage, sort, filterValues } = useListContext();
  const filter = usePermanentFilter(resource);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(
    (wanted) => {
      void prefetchListPage(queryClient, dataProvider, resource, {
        pagination: { page: wanted.page ?? page, perPage },
        sort: wanted.sort ?? sort,
        filter: { ...filterValues, ...filter },
      });
    },
    [dataProvider, filter, filterValues, page, perPage, queryClient, resource, sort],
  );
}
