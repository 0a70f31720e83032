import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useShowContext } from 'ra-core';
import { useCallback } from 'react';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { readUnmasked } from './customerApi';

/**
 * Reveals one masked value of the customer on screen: a call of its own, which the gateway logs
 * (docs/domain/calls.md 5.2). The answer is never cached.
 */
export function useCustomerReveal(): ((field: string) => Promise<string>) | undefined {
  const { record } = useShowContext();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const id = record?.id as string | number | undefined;
  const reveal = useCallback(
    async (field: string) => {
      const whole = await dataProvider.call(readUnmasked, { params: { id: id ?? '' } });
      void queryClient.invalidateQueries({ queryKey: ['customers', 'history', String(id)] });
      return String(whole[field] ?? '');
    },
    [dataProvider, id, queryClient],
  );
  return id === undefined ? undefined : reveal;
}
