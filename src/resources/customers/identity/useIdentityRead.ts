import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { IdentityAnswer, ProcessChange } from './wire';

/** What stands below `/customers/{id}`, by the last part of its address. */
interface CustomerReads {
  identity: IdentityAnswer;
  states: ProcessChange[];
}

/** A failure of a read, as far as pages tell it. */
export interface ReadFailure extends Error {
  status?: number;
  requestId?: string;
}

/** Reads one part of a customer; again after any act (domain X5: the key begins with the resource). */
export function useIdentityRead<K extends keyof CustomerReads>(
  part: K,
  id: string | number,
): UseQueryResult<CustomerReads[K], ReadFailure> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<CustomerReads[K], ReadFailure>({
    queryKey: ['customers', part, String(id)],
    queryFn: ({ signal }) =>
      dataProvider.call<CustomerReads[K]>('customer', 'GET', `/customers/${id}/${part}`, {
        signal,
      }),
    retry: false,
  });
}
