import type { Fault } from '../../../mocks/engine/Faults';
import type { Commit, JournalEntry } from '../../../mocks/engine/Journal';
import type { IdentityCounters, IdentitySettings } from '../../../mocks/identity/settings';
import { baseUrl } from './provided';

async function control<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const ask = () =>
    fetch(`${baseUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  // A connection that was kept may be closed by the server in the moment in which it is used again.
  const answer = await ask().catch(ask);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

type IdentityCommand = 'revokeAll' | 'expireAccessTokens' | 'resetCounters' | 'reset';

/** The switches of the embedded gateways and identity provider. */
export const gateway = {
  /** Makes the next calls of an address fail; `path` with the gateway's base, `*` for anything. */
  fault: (fault: Fault) => control<{ ok: true }>('POST', '/__fault', fault),
  /** Forgets the faults that have not happened yet. */
  noFaults: () => control<{ ok: true }>('DELETE', '/__fault'),
  /** Moves the gateways' clock to an instant or to another day; tokens keep real time. */
  clock: (to: { now?: string; today?: string }) =>
    control<{ now: string; today: string }>('POST', '/__clock', to),
  /** The fresh sample, no faults, an empty journal. */
  reset: () => control<{ now: string; today: string }>('POST', '/__reset', {}),
  /** Every request since the last reset. */
  journal: () => control<JournalEntry[]>('GET', '/__journal'),
  /** Every write that took effect since the last reset; repeats with the same key do not count. */
  commits: () => control<Commit[]>('GET', '/__commits'),
  /** Changes settings of the identity provider, and gives it commands. */
  identity: (changes: Partial<IdentitySettings> & Partial<Record<IdentityCommand, true>>) =>
    control<{ counters: IdentityCounters }>('POST', '/__identity', changes),
  /** What the identity provider has counted since its counters were reset. */
  identityCounters: async () =>
    (await control<{ counters: IdentityCounters }>('GET', '/__identity')).counters,
};
