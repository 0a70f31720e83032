import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { DESK } from '../../../domain/settings';
import type { ResourceName } from '../../../i18n/Catalogue';
import { inTurn } from './inTurn';

/** Records of a list that are counted. */
export interface Counted {
  name: ResourceName;
  filter: Readonly<Record<string, unknown>>;
  /** Field with the moment since when a record waits; without it nobody asks how old the oldest is. */
  since?: string;
}

export interface Count {
  /** The total of the list with this filter (R9); undefined until it is known. */
  count?: number;
  /** Since when the oldest waits. */
  oldest?: unknown;
  /** The gateway did not say. */
  failed: boolean;
}

/**
 * Counts the records of lists, and reads them again now and then while the window is in sight. The total is the list's own, so
 * that no number disagrees with its list; a failure is shown in its place, without a toast.
 */
export const useCounts = (lists: readonly Counted[]): Count[] =>
  useCountsBy(useDataProvider<UrtuuDataProvider>(), lists);

/** The same, for what must not be drawn anew with every address: `useDataProvider` is. */
export function useCountsBy(dataProvider: UrtuuDataProvider, lists: readonly Counted[]): Count[] {
  return useQueries({
    queries: lists.map(({ name, filter, since = 'id' }) => ({
      // Begins with the resource: it is read again with everything else after an action.
      queryKey: [name, 'count', filter, since],
      queryFn: () =>
        inTurn(() =>
          dataProvider.getList<RaRecord>(name, {
            filter,
            sort: { field: since, order: 'ASC' },
            pagination: { page: 1, perPage: 1 },
          }),
        ),
      staleTime: DESK.refreshMs,
      refetchInterval: DESK.refreshMs,
      retry: false,
      meta: { decorates: true },
    })),
  }).map(({ data, isError }, at) => {
    const { since } = lists[at];
    return { count: data?.total, oldest: since && data?.data.at(0)?.[since], failed: isError };
  });
}
