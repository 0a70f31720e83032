import { now } from '../../domain/clock';
import { JOBS } from '../../domain/settings';
import type { Job } from './api';

/** Long work that the browser does itself, as the top bar shows it beside the gateway's. */
export interface BrowserJob extends Omit<Job, 'kind' | 'undone'> {
  kind: 'EXPORT';
  /** Stops it; absent once it is over. */
  stop?: () => void;
  /** Hands over the file it has made once more. */
  save?: () => void;
}

/** How whoever does the work says how far it is. */
export interface BrowserJobHandle {
  progress(done: number, total: number): void;
  /** It is over; a file can then be saved once more. Nothing stays in the top bar of what took but a moment. */
  done(save?: () => void): void;
  /** It ended before it was done. */
  failed(): void;
}

const none: readonly BrowserJob[] = [];
const listeners = new Set<() => void>();
let known: readonly BrowserJob[] = none;
let shown: readonly BrowserJob[] = none;

/** Short work is never shown: it would only flicker. */
const isLong = ({ startedAt }: BrowserJob): boolean =>
  now().getTime() - Date.parse(startedAt) >= JOBS.shownAfterMs;

function set(next: readonly BrowserJob[]): void {
  known = next;
  shown = next.filter((job) => job.state !== 'RUNNING' || isLong(job));
  for (const listener of listeners) listener();
}

const change = (id: string, patch: Partial<BrowserJob>): void =>
  set(known.map((job) => (job.id === id ? { ...job, ...patch } : job)));

/**
 * Long work of the browser that begins now, or is taken up again after a reload.
 * @param job `route` is where it is shown, `startedAt` when it was first begun; `stop` ends it
 */
export function startBrowserJob(
  job: Pick<BrowserJob, 'id' | 'kind' | 'label' | 'route' | 'startedAt'> & { stop: () => void },
): BrowserJobHandle {
  const { id } = job;
  const begun = now().getTime();
  const progress = { done: 0, total: 0, leftMs: null };
  const running = {
    ...job,
    ...progress,
    state: 'RUNNING',
    canStop: true,
    hasResult: false,
  } as const;
  set([running, ...known]);
  const timer = setTimeout(() => set(known), JOBS.shownAfterMs);
  const over = (patch: Partial<BrowserJob>) => {
    clearTimeout(timer);
    if (isLong(running)) change(id, { ...patch, stop: undefined, canStop: false, leftMs: null });
    else forgetBrowserJob(id);
  };
  return {
    progress: (done, total) => {
      const spent = now().getTime() - begun;
      const leftMs = done > 0 ? Math.round((spent / done) * (total - done)) : null;
      change(id, { done, total, leftMs });
    },
    done: (save) => over({ state: 'DONE', save }),
    failed: () => over({ state: 'FAILED' }),
  };
}

/** Takes one that is over out of the top bar. */
export const forgetBrowserJob = (id: string): void => set(known.filter((job) => job.id !== id));

/** The work that takes longer than a moment, the newest first; the same array until something changes. */
export const browserJobs = (): readonly BrowserJob[] => shown;

/** The work that runs for a page, however short it is. @param path of the page, without a query */
export const browserJobAt = (path: string): BrowserJob | undefined =>
  known.find(({ route, state }) => state === 'RUNNING' && route.split('?')[0] === path);

/** Calls back when it changes. */
export function onBrowserJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
