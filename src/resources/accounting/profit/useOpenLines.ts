import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AsksBooks } from '../../../dataProviders/endpoint';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { type OpenLine, profitCalls } from './api';

/** Where the lines that wait are kept. */
export const openLinesOf = ({ books }: AsksBooks) => ['accounting/profits', 'open-lines', books];

/** The lines that wait in the books of a lender, the oldest first; read again after every action on bank income. */
export function useOpenLines(asked: AsksBooks): QueryResult<OpenLine[]> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: openLinesOf(asked),
    queryFn: ({ signal }) => dataProvider.call(profitCalls.open, { query: asked, signal }),
    retry: false,
  }) as QueryResult<OpenLine[]>;
}
