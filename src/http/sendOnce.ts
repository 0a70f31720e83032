import { observe } from '../domain/clock';
import type { EarlyCall } from './early';
import { GatewayError } from './GatewayError';

/** An answer with its body read to the end, so that the deadline holds for the body too. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: Blob | string;
}

/**
 * One try of a call, ended at its deadline.
 * @param deadline ms
 * @param early the same call, when it was sent before
 * @throws GatewayError without an answer; the caller's own AbortError when the caller gave up
 */
export async function sendOnce(
  address: string,
  init: RequestInit & { headers: Headers },
  {
    deadline,
    signal,
    write,
    blob,
    early,
  }: {
    deadline: number;
    signal?: AbortSignal;
    write: boolean;
    blob?: boolean;
    early?: EarlyCall;
  },
): Promise<RawAnswer> {
  signal?.throwIfAborted();
  const control = early?.control ?? new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    control.abort();
  }, deadline);
  const giveUp = () => control.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const answer = await (early?.answer ?? fetch(address, { ...init, signal: control.signal }));
    observe(answer.headers.get('Date'));
    const body = blob && answer.ok ? await answer.blob() : await answer.text();
    return { status: answer.status, headers: answer.headers, body };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new GatewayError({
      status: 0,
      code: late ? 'TIMEOUT' : 'NO_RESPONSE',
      unknownOutcome: write,
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
