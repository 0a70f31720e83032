import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { GatewayError } from '../../../http/GatewayError';
import type { ReadFailure } from '../../../crud/parts/Read';
import type { IncomeStandingAnswer } from './wire';

/** What a customer's income is, and what may be registered; read again after any act on an income (domain X5). */
export function useIncomeStanding(customerId: string) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<IncomeStandingAnswer, ReadFailure>({
    queryKey: ['customers/income/requests', 'standing', customerId],
    queryFn: ({ signal }) =>
      dataProvider.call<IncomeStandingAnswer>('customer', 'GET', '/incomes/standing', {
        query: { customerId },
        signal,
        check: shaped,
      }),
    retry: false,
  });
}

/** @throws GatewayError `BAD_BODY`: an answer of another shape is a failure, not a customer without income */
function shaped(answer: unknown): IncomeStandingAnswer {
  const { months, margins } = (answer ?? {}) as Partial<IncomeStandingAnswer>;
  if (!Array.isArray(months) || typeof margins !== 'object')
    throw new GatewayError({ status: 200, code: 'BAD_BODY' });
  return answer as IncomeStandingAnswer;
}
