import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { today } from '../../../domain/clock';
import { addDays } from '../../../domain/dates';
import { RECEIPT } from '../../../domain/settings';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { useAskedBooks } from '../../../framework/books/useBooks';
import type { QueryResult, ReadFailure } from '../../../framework/parts/QueryResult';
import { type OpenFee, readOpenFees } from './api';

/** The fees without a receipt of the last `RECEIPT.openDays` days, the newest first; of one loan, where it is named. */
export function useOpenFees(loanCode = ''): QueryResult<OpenFee[]> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const books = useAskedBooks();
  const from = addDays(today(), -RECEIPT.openDays);
  return useQuery<OpenFee[], ReadFailure>({
    queryKey: ['ebarimt', 'fees', from, loanCode, books],
    queryFn: ({ signal }) =>
      dataProvider.call(readOpenFees, {
        query: { from, ...(loanCode ? { loanCode } : {}), ...books },
        signal,
      }),
    retry: false,
  });
}
