import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import { useCallback } from 'react';

/** Fetches the next page of the list into the cache: when the pointer comes near the pager, or when idle. */
export function usePrefetchNextPage(filter: Readonly<Record<string, unknown>>) {
  const { resource, page, perPage, sort, filterValues, hasNextPage } = useListContext();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(() => {
    if (!hasNextPage) return;
    const params = {
      pagination: { page: page + 1, perPage },
      sort,
      filter: { ...filterValues, ...filter },
      meta: undefined,
    };
    void queryClient.prefetchQuery({
      queryKey: [resource, 'getList', params],
      queryFn: ({ signal }) =>
        dataProvider
          .getList(resource, { ...params, signal })
          .then(({ data, total, pageInfo, meta }) => ({ data, total, pageInfo, meta })),
      staleTime: 5_000,
      retry: false,
    });
  }, [dataProvider, filter, filterValues, hasNextPage, page, perPage, queryClient, resource, sort]);
}
