import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type Identifier } from 'ra-core';
import { useCallback } from 'react';
import { useOutcome, type GuardedWrite } from '../../crud/record/useOutcome';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';

/** An act on a user, and how its history names it. */
export interface UserCall extends GuardedWrite {
  method: 'POST' | 'DELETE';
  /** Below the user: `/roles`; nothing for the user itself. */
  path?: string;
  body?: object;
}

/** Where a user is, below the users' gateway. */
export const userAddress = (id: Identifier): string => `/keycloak/user/${encodeURIComponent(id)}`;

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
      await guard(write, () =>
        dataProvider.call('identity', method, `${userAddress(id)}${path}`, {
          body,
          idempotencyKey,
        }),
      );
      // A deleted user is not read again.
      const queryKey = write.action === 'delete' ? ['users', 'getList'] : ['users'];
      await queryClient.invalidateQueries({ queryKey });
    },
    [dataProvider, guard, queryClient],
  );
}
