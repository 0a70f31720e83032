import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Identifier } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import type { AnyEntity } from '../../entity/entity';
import { useNarrow } from '../useNarrow';
import type { Queue } from './Queue';
import { useQueueRecord, useWaitingRecords } from './useWaitingRecords';

/** The parameter of the address that names the chosen record. */
const CHOSEN = 'id';

const sameId = (one: Identifier, other: Identifier | undefined) => String(one) === String(other);

/** The waiting records, the chosen one, and the ways from one to the next. */
export function useQueue(entity: AnyEntity, queue: Queue) {
  const list = useWaitingRecords(entity, queue);
  const narrow = useNarrow();
  const [params, setParams] = useSearchParams();
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const records = useMemo(() => {
    const isSkipped = ({ id }: { id: Identifier }) => skipped.has(String(id));
    const all = list.data ?? [];
    return [...all.filter((record) => !isSkipped(record)), ...all.filter(isSkipped)];
  }, [list.data, skipped]);

  const chosenId = params.get(CHOSEN) ?? undefined;
  const row = records.find(({ id }) => sameId(id, chosenId));
  const one = useQueueRecord(entity, row?.id ?? chosenId);

  const choose = useCallback(
    (id: Identifier | undefined) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (id === undefined) after.delete(CHOSEN);
          else after.set(CHOSEN, String(id));
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );

  // The first one is chosen by its address, so that it stays chosen when the list is read again.
  const first = records[0]?.id;
  const takesFirst = chosenId === undefined && !narrow && first !== undefined;
  useEffect(() => {
    if (takesFirst) choose(first);
  }, [takesFirst, choose, first]);

  const index = records.findIndex(({ id }) => sameId(id, chosenId));
  const at = (step: number): Identifier | undefined =>
    records[index === -1 ? 0 : Math.min(Math.max(index + step, 0), records.length - 1)]?.id;
  /** Who is chosen when the chosen one leaves; nobody when it was alone. */
  const following: Identifier | undefined = (
    index === -1 ? records : [...records.slice(index + 1), ...records.slice(0, index).reverse()]
  )[0]?.id;

  return {
    list,
    records,
    skipped,
    chosenId,
    record: one.data ?? row,
    failure: row || one.data ? null : one.error,
    isMissing: chosenId !== undefined && !row && !one.data && !one.isPending && !one.error,
    choose,
    next: () => choose(at(1)),
    previous: () => choose(at(-1)),
    skip: () => {
      if (chosenId === undefined) return;
      setSkipped((before) => new Set(before).add(chosenId));
      choose(following ?? chosenId);
    },
    following,
    addressOf: (id: Identifier) => {
      const after = new URLSearchParams(params);
      after.set(CHOSEN, String(id));
      return `?${after.toString()}`;
    },
  };
}

export type QueueState = ReturnType<typeof useQueue>;
