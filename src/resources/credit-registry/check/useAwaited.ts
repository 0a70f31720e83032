import { useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useRef } from 'react';
import { now } from '../../../domain/clock';
import { CREDIT_REGISTRY } from '../../../domain/settings';

/** True for a check whose answer may come any moment; one that waits for long is not asked for again and again. */
const isAwaited = ({ state, sentAt }: RaRecord): boolean =>
  state === 'PENDING' &&
  now().getTime() - Date.parse(String(sentAt)) < CREDIT_REGISTRY.awaitedForMs;

/** Reads again while the answer of a check that is shown is awaited, and tells when it has come. */
export function useAwaited(shown: readonly RaRecord[] | undefined, refetch: () => unknown): void {
  const notify = useNotify();
  const translate = useTranslate();
  const waiting = useRef(new Set<RaRecord['id']>());
  const awaited = shown?.some(isAwaited) ?? false;

  useEffect(() => {
    if (!awaited) return undefined;
    const timer = setInterval(() => void refetch(), CREDIT_REGISTRY.pollMs);
    return () => clearInterval(timer);
  }, [awaited, refetch]);

  useEffect(() => {
    for (const record of shown ?? []) {
      if (isAwaited(record)) waiting.current.add(record.id);
      else if (record.state !== 'PENDING' && waiting.current.delete(record.id))
        notify('creditRegistry.checks.answered', {
          type: record.state === 'FAILED' ? 'warning' : 'success',
          messageArgs: {
            number: String(record.number),
            state: translate(`enums.RegistryRequestState.${String(record.state)}`),
          },
        });
    }
  }, [notify, shown, translate]);
}
