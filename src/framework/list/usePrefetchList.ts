import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  useDataProvider,
  useListContext,
  type GetListResult,
  type RaRecord,
  type SortPayload,
} from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { ListQuery } from '../../dataProviders/UrtuuDataProvider';
import { listKey, prefetchListPage } from './listQuery';
import { usePermanentFilter } from './permanentFilter';

/** What of the list would be another one. */
interface Wanted {
  page?: number;
  sort?: SortPayload;
}

/** What the list would be asked by if some of it were another one. */
function useAsked(): (wanted: Wanted) => ListQuery {
  const { resource, page, perPage, sort, filterValues } = useListContext();
  const filter = usePermanentFilter(resource);
  return useCallback(
    (wanted) => ({
      pagination: { page: wanted.page ?? page, perPage },
      sort: wanted.sort ?? sort,
      filter: { ...filterValues, ...filter },
    }),
    [filter, filterValues, page, perPage, sort],
  );
}

/** Fetches what the list would show next into the cache: when the pointer or the focus comes near, or when idle. */
export function usePrefetchList(): (wanted: Wanted) => void {
  const { resource } = useListContext();
  const asked = useAsked();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(
    (wanted) => {
      void prefetchListPage(queryClient, dataProvider, resource, asked(wanted));
    },
    [asked, dataProvider, queryClient, resource],
  );
}

/** The rows of the next page, once they were fetched ahead. */
export function useNextRows(): readonly RaRecord[] | undefined {
  const { resource, page, hasNextPage } = useListContext();
  const asked = useAsked();
  const queryKey = useMemo(
    () => listKey(resource, asked({ page: page + 1 })),
    [asked, page, resource],
  );
  const { data } = useQuery<GetListResult>({ queryKey, queryFn: skipToken });
  return hasNextPage ? data?.data : undefined;
}
