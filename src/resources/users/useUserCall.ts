import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';

/** Sends an act of the users' gateway and reads the users again. Rejects with the gateway's error. */
export function useUserCall() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  return useCallback(
    async (
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      body: object,
      idempotencyKey: string,
    ) => {
      await dataProvider.call('identity', method, path, { body, idempotencyKey });
      await queryClient.invalidateQueries({ queryKey: ['users'] });
    },
    [dataProvider, queryClient],
  );
}
