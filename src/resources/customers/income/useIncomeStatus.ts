import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { readIncomeStanding, type IncomeStatusAnswer } from './api';

/**
 * What a customer's income is, and what may be registered; read again after any action on an income
 * (docs/domain/calls.md 3.6).
 */
export function useIncomeStatus(customerId: string) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<IncomeStatusAnswer, ReadFailure>({
    queryKey: ['customers/income/requests', 'standing', customerId],
    queryFn: ({ signal }) =>
      dataProvider.call(readIncomeStanding, { query: { customerId }, signal }),
    retry: false,
  });
}
