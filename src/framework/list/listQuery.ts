import type { QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type DataProvider } from 'ra-core';
import type { ListQuery } from '../../dataProviders/UrtuuDataProvider';
import { LIST } from '../../domain/settings';
import type { Opening } from './savedViews';

/**
 * Fetches a page of a list into the cache, under the key by which react-admin's list looks for it. A list that comes
 * while the answer is on its way waits for the same answer.
 * @returns settles with the answer; never rejects
 */
export function prefetchListPage(
  queryClient: QueryClient,
  dataProvider: DataProvider,
  resource: string,
  { pagination, sort, filter }: ListQuery,
): Promise<void> {
  const params = { pagination, sort, filter, meta: undefined };
  return queryClient.prefetchQuery({
    queryKey: [resource, 'getList', params],
    queryFn: ({ signal }) =>
      dataProvider
        .getList(resource, { ...params, signal })
        .then(({ data, total, pageInfo, meta }) => ({ data, total, pageInfo, meta })),
    staleTime: LIST.prefetchedMs,
    retry: false,
  });
}

/**
 * What a list is asked by when its address is opened.
 * @param opening how its bare address opens
 * @param search the address's query, as react-admin writes it
 */
export function openingParams(opening: Opening, search: string): ListQuery {
  const { page, perPage, sort, order, filter } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: undefined,
    filterDefaultValues: opening.filter,
    sort: opening.sort,
    perPage: opening.perPage,
  });
  return { pagination: { page, perPage }, sort: { field: sort, order }, filter: { ...filter } };
}
