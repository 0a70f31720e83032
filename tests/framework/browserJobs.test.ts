import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const START = new Date('2026-11-21T04:00:00Z');
const EXPORT = {
  id: 'one',
  kind: 'EXPORT',
  label: 'Харилцагчид',
  route: '/customers',
  startedAt: START.toISOString(),
  stop: () => undefined,
} as const;

/** The page as it is loaded for the first time, or once more. */
async function load() {
  vi.resetModules();
  return import('../../src/framework/jobs/browserJobs');
}

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

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

  it('is known to its page from the first moment, and to no other', async () => {
    const { browserJobAt, startBrowserJob } = await load();
    const job = startBrowserJob({ ...EXPORT, route: '/customers?page=2' });
    expect(browserJobAt('/customers')).toMatchObject({ id: 'one', state: 'RUNNING' });
    expect(browserJobAt('/loans')).toBeUndefined();
    job.failed();
    expect(browserJobAt('/customers')).toBeUndefined();
  });

  it('that was begun before a reload stays with its file, however short the rest was', async () => {
    const { browserJobs, startBrowserJob } = await load();
    const startedAt = new Date(START.getTime() - 30_000).toISOString();
    const job = startBrowserJob({ ...EXPORT, startedAt });
    vi.advanceTimersByTime(200);
    job.progress(100, 400);
    expect(browserJobs()[0].leftMs).toBe(600);
    job.done(() => undefined);
    expect(browserJobs()).toMatchObject([{ state: 'DONE' }]);
  });
});
