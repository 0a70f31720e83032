import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { HistoryRow, UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import type { Loan } from './useLoanFigures';

/** Every change of a loan, the newest first: what its page asks for once. */
export function useLoanHistory(id: Loan['id'] | undefined) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<HistoryRow[], ReadFailure>({
    queryKey: ['loans', 'history', String(id)],
    queryFn: ({ signal }) => dataProvider.history('loans', { id: id ?? '', signal }),
    enabled: id !== undefined,
    retry: false,
  });
}
