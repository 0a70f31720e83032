import { FingerprintError } from './FingerprintReader';

/** A picture or template comes within the time for the finger; so much more for the way, ms. */
const MARGIN_MS = 3_000;

/** Browsers ask before a page may talk to programs of this computer; somebody may have said no. */
async function isRefused(): Promise<boolean> {
  try {
    const name = 'local-network-access' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'denied';
  } catch {
    return false;
  }
}

/**
 * Asks a vendor's program on this computer. No credentials go along, and nothing of it is kept.
 * @throws FingerprintError `cancelled`, `timeout`, `permission-denied`, or `agent-unreachable`
 */
export async function agentFetch<T>(
  url: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  { signal, timeoutMs }: { signal?: AbortSignal; timeoutMs: number },
): Promise<T> {
  const deadline = AbortSignal.timeout(timeoutMs + MARGIN_MS);
  try {
    const answer = await fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    if (!answer.ok) throw new FingerprintError('unknown');
    return (await answer.json()) as T;
  } catch (failure) {
    if (failure instanceof FingerprintError) throw failure;
    if (signal?.aborted) throw new FingerprintError('cancelled');
    if (deadline.aborted) throw new FingerprintError('timeout');
    // A program that answers with something else than JSON is there, but not what was expected.
    if (failure instanceof SyntaxError) throw new FingerprintError('unknown');
    throw new FingerprintError((await isRefused()) ? 'permission-denied' : 'agent-unreachable');
  }
}
