import { FAULT_KINDS, type Fault, type FaultKind } from './Faults';
import { OUTSIDERS, type Outsider } from './Outside';
import type { Store } from './Store';

type Run = (body: Record<string, unknown>) => unknown;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/**
 * The switches of the embedded gateways, for tests; no gateway has them.
 *
 * - `GET /__clock`, `POST /__clock { now | today }`
 * - `POST /__fault { method?, path, fault, times?, delay?, retryAfter? }`, `DELETE /__fault`
 * - `POST /__outside { who, about, says }`: what a bank, QPay or the tax service says; `says: null` is as usual
 * - `GET /__journal`, `GET /__commits`, `DELETE` of either empties it
 * - `POST /__reset`: the fresh sample
 */
export function createControls(store: Store) {
  const time = () => ({ now: store.clock.iso(), today: store.clock.today() });
  const switches: Record<string, Run> = {
    'GET /__clock': time,
    'POST /__clock': ({ now, today }) => {
      if (typeof today === 'string') store.clock.setToday(today);
      if (typeof now === 'string' || typeof now === 'number') store.clock.setNow(now);
      store.note({ kind: 'clock', offset: store.clock.offset() });
      // The days between may take seconds: whoever moves the clock waits for them, not the page that asks next.
      store.comeToNow();
      return time();
    },
    'POST /__fault': (body) => {
      const { path, fault } = body as Partial<Fault>;
      if (typeof path !== 'string' || !FAULT_KINDS.includes(fault as FaultKind)) return undefined;
      store.faults.add(body as unknown as Fault);
      return { ok: true };
    },
    'DELETE /__fault': () => {
      store.faults.clear();
      return { ok: true };
    },
    'POST /__outside': ({ who, about, says }) => {
      const isWord = says === null || typeof says === 'string';
      if (!OUTSIDERS.includes(who as Outsider) || typeof about !== 'string' || !isWord)
        return undefined;
      store.outside.say(who as Outsider, about, says);
      store.note({ kind: 'outside', who: who as Outsider, about, says });
      return { ok: true };
    },
    'GET /__journal': () => store.journal.entries,
    'DELETE /__journal': () => ({ removed: store.journal.entries.splice(0).length }),
    'GET /__commits': () => store.journal.commits,
    'DELETE /__commits': () => ({ removed: store.journal.commits.splice(0).length }),
    'POST /__reset': () => {
      store.reset();
      return time();
    },
  };
  return async function control(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const run = switches[`${request.method} ${pathname}`];
    if (!run) return null;
    const text = await request.text();
    try {
      const answer = run(text === '' ? {} : (JSON.parse(text) as Record<string, unknown>));
      return answer === undefined ? json({ code: 'BAD_CONTROL' }, 400) : json(answer);
    } catch {
      return json({ code: 'BAD_CONTROL' }, 400);
    }
  };
}
