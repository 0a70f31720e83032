import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type Identifier } from 'ra-core';
import type { Read, ReadFailure } from '../../../crud/parts/Read';
import type { GatewayName } from '../../../http/gateways';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';

/** Reads something about a customer that is no record; again after any act (domain X5: the key begins with the resource). */
export function useCustomerRead<T>(
  id: Identifier | undefined,
  path: string,
  { gateway = 'customer', query }: { gateway?: GatewayName; query?: Record<string, string> } = {},
): Read<T> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<T, ReadFailure>({
    queryKey: ['customers', path, query, String(id)],
    queryFn: ({ signal }) => dataProvider.call<T>(gateway, 'GET', path, { query, signal }),
    enabled: id !== undefined,
    retry: false,
  });
}
