import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { type OpenLine, profitCalls } from './api';

/** Where the lines that wait are kept. */
export const OPEN_LINES = ['accounting/profits', 'open-lines'];

/** The lines that wait, the oldest first; read again after every action on bank income. */
export function useOpenLines(): QueryResult<OpenLine[]> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: OPEN_LINES,
    queryFn: ({ signal }) => dataProvider.call(profitCalls.open, { signal }),
    retry: false,
  }) as QueryResult<OpenLine[]>;
}
