import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleWatch } from '../../src/auth/IdleWatch';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const watching = (share?: (at: number) => void) =>
  new IdleWatch({ idleMs: 15 * MINUTE, warningMs: MINUTE, share, shareMs: 1_000 });

describe('the idle limit', () => {
  it('warns a minute before, and ends at the limit', () => {
    const watch = watching();
    vi.advanceTimersByTime(14 * MINUTE - 1);
    expect(watch.get()).toEqual({ kind: 'active' });
    vi.advanceTimersByTime(1);
    expect(watch.get()).toEqual({ kind: 'warning', until: 15 * MINUTE });
    vi.advanceTimersByTime(MINUTE);
    expect(watch.get()).toEqual({ kind: 'idle' });
  });

  it('is extended by one action, in the warning too', () => {
    const watch = watching();
    const told = vi.fn();
    watch.subscribe(told);
    vi.advanceTimersByTime(14.5 * MINUTE);
    watch.active();
    expect(watch.get()).toEqual({ kind: 'active' });
    vi.advanceTimersByTime(14 * MINUTE);
    expect(watch.get()).toEqual({ kind: 'warning', until: 29.5 * MINUTE });
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('follows the other tabs, and tells them at most once a second', () => {
    const share = vi.fn();
    const watch = watching(share);
    vi.advanceTimersByTime(14.5 * MINUTE);
    watch.seen(14.4 * MINUTE);
    expect(watch.get()).toEqual({ kind: 'active' });
    watch.seen(2 * MINUTE);
    expect(watch.get()).toEqual({ kind: 'active' });
    expect(share).not.toHaveBeenCalled();
    watch.active();
    watch.active();
    vi.advanceTimersByTime(1_000);
    watch.active();
    expect(share).toHaveBeenCalledTimes(2);
  });

  it('goes by the clock when the computer slept', () => {
    const watch = watching();
    vi.setSystemTime(3 * 60 * MINUTE);
    watch.active();
    expect(watch.get()).toEqual({ kind: 'idle' });
    watch.seen(4 * 60 * MINUTE);
    expect(watch.get()).toEqual({ kind: 'idle' });
  });

  it('stops', () => {
    const watch = watching();
    watch.stop();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(vi.getTimerCount()).toBe(0);
  });
});
