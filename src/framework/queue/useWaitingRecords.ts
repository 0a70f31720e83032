import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useGetMany, useGetOne, type Identifier, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import { today } from '../../domain/clock';
import { QUEUE } from '../../domain/settings';
import type { AnyEntity } from '../../entity/entity';
import { waitingIn, type Queue } from './Queue';

/** Reads again and again in the background; a failure is shown in its place, without a toast. */
const quietly = { refetchInterval: QUEUE.refreshMs, retry: false } as const;

/** The records that wait, the oldest first, and how many were decided today. */
export function useWaitingRecords(entity: AnyEntity, queue: Queue) {
  const { filter, since } = waitingIn(entity, queue);
  const { decided } = queue;
  const list = useGetList<RaRecord>(
    entity.name,
    {
      pagination: { page: 1, perPage: QUEUE.listed },
      sort: { field: since, order: 'ASC' },
      filter,
    },
    { ...quietly, placeholderData: keepPreviousData },
  );
  const day = today();
  const done = useGetList(
    decided?.resource ?? entity.name,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: since, order: 'ASC' },
      filter: { ...decided?.filter, ...(decided && { [decided.at]: { from: day, to: day } }) },
    },
    { ...quietly, enabled: decided !== undefined, placeholderData: keepPreviousData },
  );
  const { refetch } = list;
  const reload = useCallback(async (): Promise<readonly RaRecord[]> => {
    // react-admin unwraps what the hook returns, not what its `refetch` answers.
    const { data } = (await refetch()) as { data?: { data?: RaRecord[] } };
    return data?.data ?? [];
  }, [refetch]);
  return { ...list, reload, decidedToday: decided && done.total };
}

/** One record of a queue, read by itself: whole, with its version, and even when it no longer waits. */
export function useQueueRecord({ name, of }: AnyEntity, id: Identifier | undefined) {
  const one = useGetOne<RaRecord>(
    name,
    { id },
    { ...quietly, enabled: id !== undefined && of === undefined },
  );
  // A list over another's records has no address of one: its right may be less than the owner's.
  const many = useGetMany<RaRecord>(
    name,
    { ids: id === undefined ? [] : [id] },
    { ...quietly, enabled: id !== undefined && of !== undefined },
  );
  return of
    ? { ...many, data: many.data?.find((record) => String(record.id) === String(id)) }
    : one;
}
