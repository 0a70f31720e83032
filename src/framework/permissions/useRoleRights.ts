import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import type { QueryResult } from '../parts/QueryResult';
import { readRoleRights, type RightsAnswer } from './api';

/** Which role has which right, and who gives rights; asked for once. A failure is no hindrance: nothing is said then. */
export function useRoleRights(): QueryResult<RightsAnswer> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: ['shell', 'role-rights'],
    queryFn: ({ signal }) => dataProvider.call(readRoleRights, { signal }),
    staleTime: Infinity,
    retry: false,
  }) as QueryResult<RightsAnswer>;
}
