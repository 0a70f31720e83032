import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type Identifier } from 'ra-core';
import { useCallback } from 'react';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { useTellError } from '../../../dataProviders/useTellError';
import { useMay } from '../../../framework/useMay';
import { readRelativeUnmasked } from './api';

interface Relative {
  id: Identifier;
  customerId?: Identifier | null;
}

/**
 * Reveals masked values of a relative, so that the person can be called: a call of its own, which the gateway logs at
 * the customer (docs/domain/customers.md 4.3). Nothing for those who may not see customers. The answer is never cached.
 */
export function useRelativeReveal(): (
  relative: Relative,
) => ((field: string) => Promise<string>) | undefined {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const tellError = useTellError();
  const mayReveal = useMay()(readRelativeUnmasked.access);
  return useCallback(
    ({ id, customerId }) =>
      mayReveal
        ? async (field) => {
            try {
              const whole = await dataProvider.call(readRelativeUnmasked, { params: { id } });
              void queryClient.invalidateQueries({
                queryKey: ['customers', 'history', String(customerId)],
              });
              return String(whole[field] ?? '');
            } catch (error) {
              tellError(error);
              throw error;
            }
          }
        : undefined,
    [dataProvider, mayReveal, queryClient, tellError],
  );
}
