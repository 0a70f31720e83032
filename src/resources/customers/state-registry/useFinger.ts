import { useCallback, useEffect, useRef, useState } from 'react';
import {
  FingerprintError,
  type CaptureRequest,
  type FingerprintCapture,
  type FingerprintErrorCode,
  type FingerprintReader,
} from '../../../devices/fingerprint/FingerprintReader';
import { FINGERPRINT } from '../../../domain/settings';

type Hint = Parameters<NonNullable<CaptureRequest['onHint']>>[0];

/** One of the four states of a finger on the reader. */
export type FingerState =
  | { kind: 'idle' }
  | { kind: 'reading'; hint: Hint }
  | { kind: 'done' }
  | { kind: 'failed'; code: FingerprintErrorCode };

/** Reads one finger. Escape cancels; leaving the page does too. */
export function useFinger(
  reader: FingerprintReader | undefined,
  onCapture: (capture: FingerprintCapture | undefined) => void,
) {
  const [state, setState] = useState<FingerState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);
  const reading = state.kind === 'reading';
  useEffect(() => {
    if (!reading) return undefined;
    const stop = (event: KeyboardEvent) => {
      if (event.code !== 'Escape') return;
      event.preventDefault();
      running.current?.abort();
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [reading]);

  const read = useCallback(async () => {
    if (!reader || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    onCapture(undefined);
    setState({ kind: 'reading', hint: 'place' });
    try {
      const capture = await reader.capture({
        timeoutMs: FINGERPRINT.captureMs,
        minQuality: FINGERPRINT.minQuality,
        signal: controller.signal,
        onHint: (hint) => setState({ kind: 'reading', hint }),
      });
      onCapture(capture);
      setState({ kind: 'done' });
    } catch (failure) {
      const code = failure instanceof FingerprintError ? failure.code : 'unknown';
      setState({ kind: 'failed', code });
    } finally {
      running.current = undefined;
    }
  }, [onCapture, reader]);

  return { state, read };
}
