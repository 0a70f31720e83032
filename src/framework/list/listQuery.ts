import type { QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type DataProvider } from 'ra-core';
import type { ListQuery } from '../../dataProviders/UrtuuDataProvider';
import { LIST } from '../../domain/settings';
import type { AnyEntity } from '../../entity/entity';

/** The filter of the view that the bare address opens; undefined where it shows everything. */
export const openedFilter = ({ list }: AnyEntity): Record<string, unknown> | undefined => {
  const view = list.views?.find(({ key }) => key === list.opensWith);
  return view && { ...view.filter };
};

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
 * What an entity's list is asked by when its address is opened.
 * @param search the address's query, as react-admin writes it
 */
export function openingParams(entity: AnyEntity, search: string): ListQuery {
  const { page, perPage, sort, order, filter } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: undefined,
    filterDefaultValues: openedFilter(entity),
    sort: entity.list.sort,
    perPage: LIST.pageSize,
  });
  return { pagination: { page, perPage }, sort: { field: sort, order }, filter: { ...filter } };
}
