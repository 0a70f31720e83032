import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { session } from '../../auth/session';
import type { Decision } from './conflicts';
import { dropDraft } from './draftStore';
import type { Conflict } from './saveTrouble';
import { now } from '../../domain/clock';
import type { Saving } from './useSaving';

const statusOf = (error: unknown) => (error as { status?: number } | null)?.status;

/** The other side of a conflict, read when the failure did not bring it, and the two ways out of it. */
export function useConflict(saving: Saving, { attempt, theirs: known, deleted }: Conflict) {
  const { resource, keys, options, dropConflict } = saving;
  const { id } = attempt;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'conflict', String(id), attempt.meta?.idempotencyKey],
    queryFn: async () => (await dataProvider.getOne<RaRecord>(resource, { id })).data,
    enabled: !known && !deleted,
    retry: false,
    gcTime: 0,
  });

  /** Saves on top of their record; if somebody changes it meanwhile, the same question opens again. */
  const send = async ({ values, data }: Decision, previousData: RaRecord) => {
    if (Object.keys(data).length === 0) return takeTheirs(previousData);
    setBusy(true);
    const meta = { idempotencyKey: keys.keyFor({ data, previousData }), sentAt: now() };
    const variables = { id, data, previousData, meta };
    try {
      const answer = await dataProvider.update<RaRecord>(resource, variables);
      await queryClient.invalidateQueries({ queryKey: [resource] });
      options.onSuccess(answer.data);
    } catch (failure) {
      options.onError(failure, { ...variables, values });
    } finally {
      setBusy(false);
    }
  };

  /** Throws the typed values away: the form starts again from their record. */
  const takeTheirs = (record: RaRecord) => {
    keys.done();
    dropDraft(session.get()?.user.id ?? '', `${resource}.${id}`);
    dropConflict();
    queryClient.setQueriesData({ queryKey: [resource, 'getOne', { id: String(id) }] }, record);
  };

  const gone = deleted || statusOf(error) === 404;
  return {
    theirs: gone ? undefined : (known ?? data),
    deleted: gone,
    failed: Boolean(error) && !gone,
    retry: () => void refetch(),
    busy,
    send: (decision: Decision, record: RaRecord) => void send(decision, record),
    takeTheirs,
  };
}
