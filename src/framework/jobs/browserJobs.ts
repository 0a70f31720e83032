import { session } from '../../auth/session';
import { now } from '../../domain/clock';
import { uuid } from '../../domain/ids';
import { JOBS } from '../../domain/settings';
import type { Job } from './api';

/** Long work that the browser does itself: it lives as long as the page. */
export type BrowserJobKind = 'EXPORT';

/** A piece of long work of the browser as the top bar shows it. `LOST`: the page was loaded again before it was over. */
export interface BrowserJob extends Pick<
  Job,
  'id' | 'label' | 'route' | 'done' | 'total' | 'leftMs'
> {
  kind: BrowserJobKind;
  state: Job['state'] | 'LOST';
  /** Stops it; absent once it is over. */
  stop?: () => void;
  /** Hands over the file it has made once more. */
  save?: () => void;
}

interface Kept extends BrowserJob {
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** What is kept of a job beyond the page: enough to say that it was lost. */
type Trace = Pick<Kept, 'id' | 'kind' | 'label' | 'route' | 'done' | 'total' | 'startedAt'>;

/** How whoever does the work says how far it is. */
export interface BrowserJobHandle {
  progress(done: number, total: number): void;
  /** It is over; a file can then be saved once more. Nothing stays in the top bar of what took but a moment. */
  done(save?: () => void): void;
  /** It ended before it was done. */
  failed(): void;
}

/** Where a person's jobs are kept: who signs in afterwards in the same tab sees nothing of them. */
const storedAt = () => `urtuu.jobs.${session.get()?.user.id ?? ''}`;

const none: readonly BrowserJob[] = [];
const listeners = new Set<() => void>();
/** Read when it is first asked for: who is signed in is known by then. */
let known: readonly Kept[] | undefined;
let shown: readonly BrowserJob[] = none;

/** All of them, those of a page that is gone included: nobody goes on with these. */
function all(): readonly Kept[] {
  if (known) return known;
  try {
    const traces = JSON.parse(sessionStorage.getItem(storedAt()) ?? '[]') as Trace[];
    known = traces.map((trace) => ({ ...trace, state: 'LOST', leftMs: null }));
  } catch {
    known = [];
  }
  shown = known;
  return known;
}

function set(next: readonly Kept[]): void {
  known = next;
  // Short work is never shown: it would only flicker.
  shown = next.filter(
    ({ state, startedAt }) =>
      state !== 'RUNNING' || now().getTime() - startedAt >= JOBS.shownAfterMs,
  );
  const traces = next
    .filter(({ state }) => state === 'RUNNING' || state === 'LOST')
    .map(({ id, kind, label, route, done, total, startedAt }): Trace => ({
      id,
      kind,
      label,
      route,
      done,
      total,
      startedAt,
    }));
  try {
    if (traces.length > 0) sessionStorage.setItem(storedAt(), JSON.stringify(traces));
    else sessionStorage.removeItem(storedAt());
  } catch {
    // A full storage: the work goes on, only its loss would not be said.
  }
  for (const listener of listeners) listener();
}

const change = (id: string, patch: Partial<Kept>): void =>
  set(all().map((job) => (job.id === id ? { ...job, ...patch } : job)));

/**
 * Long work of the browser that begins now.
 * @param job `route` is where it is shown; `stop` ends it
 */
export function startBrowserJob(
  job: Pick<BrowserJob, 'kind' | 'label' | 'route'> & { stop: () => void },
): BrowserJobHandle {
  const id = uuid();
  const startedAt = now().getTime();
  set([{ ...job, id, startedAt, state: 'RUNNING', done: 0, total: 0, leftMs: null }, ...all()]);
  const timer = setTimeout(() => set(all()), JOBS.shownAfterMs);
  const over = (patch: Partial<Kept>) => {
    clearTimeout(timer);
    const wasShown = now().getTime() - startedAt >= JOBS.shownAfterMs;
    if (wasShown) change(id, { ...patch, stop: undefined, leftMs: null });
    else forgetBrowserJob(id);
  };
  return {
    progress: (done, total) => {
      const spent = now().getTime() - startedAt;
      change(id, {
        done,
        total,
        leftMs: done > 0 ? Math.round((spent / done) * (total - done)) : null,
      });
    },
    done: (save) => over({ state: 'DONE', save }),
    failed: () => over({ state: 'FAILED' }),
  };
}

/** Takes one that is over, or was lost, out of the top bar. */
export const forgetBrowserJob = (id: string): void => set(all().filter((job) => job.id !== id));

/** The work that takes longer than a moment, the newest first; the same array until something changes. */
export function browserJobs(): readonly BrowserJob[] {
  all();
  return shown;
}

/** Calls back when it changes. */
export function onBrowserJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
