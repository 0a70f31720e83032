import type { RaRecord } from 'ra-core';
import { useEffect, useRef } from 'react';
import { now } from '../../domain/clock';

interface Awaited {
  /** Reads what is shown again. */
  refetch: () => unknown;
  /** ISO instant since when an answer is waited for. */
  sentAt(record: RaRecord): unknown;
  /** Called when an answer has come. */
  onAnswer(record: RaRecord): void;
  /** How often it is asked for, ms. */
  pollMs: number;
  /** What has not come by then is no longer asked for by itself, ms. */
  awaitedForMs: number;
}

/**
 * Reads again while the answer of a request that is shown (`state` PENDING) may come any moment, and reports when it has
 * come; one that waits for long is not asked for again and again.
 */
export function usePollWhilePending(
  shown: readonly RaRecord[] | undefined,
  awaited: Awaited,
): void {
  const { refetch, sentAt, onAnswer, pollMs, awaitedForMs } = awaited;
  const waiting = useRef(new Set<RaRecord['id']>());
  const isAwaited = (record: RaRecord): boolean =>
    record.state === 'PENDING' &&
    now().getTime() - Date.parse(String(sentAt(record))) < awaitedForMs;
  const some = shown?.some(isAwaited) ?? false;

  useEffect(() => {
    if (!some) return undefined;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [some, pollMs, refetch]);

  useEffect(() => {
    for (const record of shown ?? []) {
      if (isAwaited(record)) waiting.current.add(record.id);
      else if (record.state !== 'PENDING' && waiting.current.delete(record.id)) onAnswer(record);
    }
  });
}
