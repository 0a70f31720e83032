import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { ReadFailure } from '../../../framework/parts/Read';
import { readIncomeStanding, type IncomeStandingAnswer } from './api';

/** What a customer's income is, and what may be registered; read again after any act on an income (domain X5). */
export function useIncomeStanding(customerId: string) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<IncomeStandingAnswer, ReadFailure>({
    queryKey: ['customers/income/requests', 'standing', customerId],
    queryFn: ({ signal }) =>
      dataProvider.call(readIncomeStanding, { query: { customerId }, signal }),
    retry: false,
  });
}
