import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import { useOutcome, type GuardedWrite } from '../../crud/record/useOutcome';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';

/** An act on a user, and how its history names it. */
export interface UserCall extends GuardedWrite {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Below the user: `/roles`; nothing for the user itself. */
  path?: string;
  body?: object;
}

/**
 * Sends an act of the users' gateway and reads the users again. Rejects with the gateway's error, whose check
 * (`checkOf`) finds out an unknown outcome.
 */
export function useUserCall() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const { guard } = useOutcome('users');
  return useCallback(
    async ({ method, path = '', body = {}, ...write }: UserCall) => {
      const { id, idempotencyKey } = write;
      const address = `/keycloak/user/${encodeURIComponent(id)}${path}`;
      await guard(write, () =>
        dataProvider.call('identity', method, address, { body, idempotencyKey }),
      );
      // A deleted user is not read again.
      const queryKey = write.action === 'delete' ? ['users', 'getList'] : ['users'];
      await queryClient.invalidateQueries({ queryKey });
    },
    [dataProvider, guard, queryClient],
  );
}
