import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { type OpenLine, profitCalls } from './api';

/** The lines that wait, the oldest first; read again after every action on bank income. */
export function useOpenLines(): QueryResult<OpenLine[]> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: ['accounting/profits', 'open-lines'],
    queryFn: ({ signal }) => dataProvider.call(profitCalls.open, { signal }),
    retry: false,
  }) as QueryResult<OpenLine[]>;
}
