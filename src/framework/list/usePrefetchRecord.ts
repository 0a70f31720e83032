import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';

/** A record fetched this recently is not fetched again ahead of time, in milliseconds. */
const FRESH = 10_000;

/** Fetches a record when the pointer or the focus comes near its row, so that its page opens at once. */
export function usePrefetchRecord(resource: string) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(
    (id: string | number) =>
      void queryClient.prefetchQuery({
        queryKey: [resource, 'getOne', { id: String(id), meta: undefined }],
        queryFn: ({ signal }) =>
          dataProvider.getOne(resource, { id, signal }).then(({ data }) => data as unknown),
        staleTime: FRESH,
        retry: false,
      }),
    [dataProvider, queryClient, resource],
  );
}
