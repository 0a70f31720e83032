import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import { useOutcome, type GuardedWrite } from '../../../framework/record/useOutcome';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';

/** An action on a user, and how its history names it. */
export interface UserCall extends GuardedWrite {
  send: (dataProvider: UrtuuDataProvider) => Promise<unknown>;
}

/**
 * Sends an action on a user and reads the users again. Rejects with the gateway's error, whose check
 * (`checkOf`) finds out an unknown outcome.
 */
export function useUserCall() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const { guard } = useOutcome('users');
  return useCallback(
    async ({ send, ...write }: UserCall) => {
      await guard(write, () => send(dataProvider));
      // A deleted user is not read again.
      const queryKey = write.removes ? ['users', 'getList'] : ['users'];
      await queryClient.invalidateQueries({ queryKey });
    },
    [dataProvider, guard, queryClient],
  );
}
