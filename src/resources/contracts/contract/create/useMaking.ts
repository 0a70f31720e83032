import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRedirect, type RaRecord } from 'ra-core';
import { useCallback, useRef } from 'react';
import { session } from '../../../../auth/session';
import { isUnknown } from '../../../../framework/record/useOutcome';
import { useMay } from '../../../../framework/useMay';
import { useIdempotencyKeys } from '../../../../dataProviders/useIdempotencyKeys';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { now } from '../../../../domain/clock';
import { CALLS } from '../../../../domain/settings';
import { manifestFor } from '../../../../entity/manifests';
import { collectionPath, recordPath } from '../../../../entity/paths';
import { newValues } from '../../../../entity/writable';
import contract from '../contract.entity';
import type { Check } from '../../../../ui/ConfirmDialog/useOutcomeCheck';
import type { ContractDraft } from './ContractDraft';

/**
 * Makes a contract, once per intent. Where no answer comes, the customer's newest contract of the type says whether it
 * was made: by this person, and not before it was sent (docs/domain/calls.md 3.3).
 */
export function useMaking(draft: ContractDraft) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const may = useMay();
  const keys = useIdempotencyKeys('contract.new');
  const sentAt = useRef(0);

  const done = useCallback(
    ({ id }: RaRecord) => {
      keys.done();
      void queryClient.invalidateQueries({ queryKey: ['contract'] });
      notify('toast.contract_made', { type: 'success' });
      const shown = may(manifestFor('contract')?.access.show) && recordPath('contract', 'show', id);
      redirect(shown || collectionPath('contract', 'list') || '/');
    },
    [keys, may, notify, queryClient, redirect],
  );

  const make = useCallback(async () => {
    sentAt.current = now().getTime();
    const sent = newValues(contract, { ...draft });
    const meta = { idempotencyKey: keys.keyFor(sent) };
    try {
      const { data } = await dataProvider.create('contract', { data: sent, meta });
      done(data);
    } catch (error) {
      // A gate may have shut meanwhile: the board says so.
      void queryClient.invalidateQueries({ queryKey: ['contract', 'gates'] });
      throw error;
    }
  }, [dataProvider, done, draft, keys, queryClient]);

  const look: Check = useCallback(async () => {
    const { customerId, type } = draft;
    try {
      const { data } = await dataProvider.getList('contract', {
        filter: { customerId, type },
        sort: { field: 'createdAt', order: 'DESC' },
        pagination: { page: 1, perPage: 1 },
      });
      const [newest] = data as (RaRecord & { createdAt?: string; createdBy?: string })[];
      const made =
        newest?.createdBy === session.get()?.user.id &&
        Date.parse(newest?.createdAt ?? '') >= sentAt.current - CALLS.outcomeToleranceMs;
      if (!made) return 'not-found';
      done(newest);
      return 'booked';
    } catch {
      return 'cannot-tell';
    }
  }, [dataProvider, done, draft]);

  const onUnknown = useCallback(
    (failure: unknown) => (isUnknown(failure) ? look : undefined),
    [look],
  );
  return { make, onUnknown };
}
