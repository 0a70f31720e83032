import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const START = new Date('2026-11-21T04:00:00Z');
const EXPORT = {
  kind: 'EXPORT',
  label: 'Харилцагчид',
  route: '/customers',
  stop: () => undefined,
} as const;

/** The page as it is loaded for the first time, or once more. */
async function load() {
  vi.resetModules();
  return import('../../src/framework/jobs/browserJobs');
}

/** What the tab keeps. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('sessionStorage', tabStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('long work of the browser', () => {
  it('is shown once it takes longer than a second, with how far it is and the time left', async () => {
    const { browserJobs, onBrowserJobs, startBrowserJob } = await load();
    const heard = vi.fn();
    onBrowserJobs(heard);
    const job = startBrowserJob(EXPORT);
    vi.advanceTimersByTime(900);
    job.progress(500, 2_000);
    expect(browserJobs()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(browserJobs()).toMatchObject([
      { kind: 'EXPORT', label: 'Харилцагчид', state: 'RUNNING', done: 500, total: 2_000 },
    ]);
    vi.advanceTimersByTime(1_000);
    job.progress(1_000, 2_000);
    expect(browserJobs()[0].leftMs).toBe(2_000);
    expect(heard).toHaveBeenCalled();
  });

  it('that took but a moment leaves nothing behind', async () => {
    const { browserJobs, startBrowserJob } = await load();
    startBrowserJob(EXPORT).done(() => undefined);
    vi.advanceTimersByTime(5_000);
    expect(browserJobs()).toEqual([]);
  });

  it('stays with its file until it is taken off', async () => {
    const { browserJobs, forgetBrowserJob, startBrowserJob } = await load();
    const save = vi.fn();
    const job = startBrowserJob(EXPORT);
    vi.advanceTimersByTime(3_000);
    job.done(save);
    const [over] = browserJobs();
    expect([over.state, over.stop, over.leftMs]).toEqual(['DONE', undefined, null]);
    over.save?.();
    expect(save).toHaveBeenCalledOnce();
    forgetBrowserJob(over.id);
    expect(browserJobs()).toEqual([]);
  });

  it('of a page that is loaded again is lost, and says how far it was', async () => {
    const before = await load();
    const job = before.startBrowserJob(EXPORT);
    vi.advanceTimersByTime(2_000);
    job.progress(1_500, 2_000);
    const after = await load();
    expect(after.browserJobs()).toMatchObject([
      { state: 'LOST', label: 'Харилцагчид', route: '/customers', done: 1_500, total: 2_000 },
    ]);
    after.forgetBrowserJob(after.browserJobs()[0].id);
    expect((await load()).browserJobs()).toEqual([]);
  });

  it('that is over is not lost with the page', async () => {
    const before = await load();
    const job = before.startBrowserJob(EXPORT);
    vi.advanceTimersByTime(2_000);
    job.failed();
    expect((await load()).browserJobs()).toEqual([]);
  });
});
