import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockSkew, now, observe, resetClock, runAt, today } from '../../src/domain/clock';

describe('clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T15:30:00Z') });
    resetClock();
  });
  afterEach(() => {
    vi.useRealTimers();
    resetClock();
  });

  it('is the browser time at first', () => {
    expect(now().toISOString()).toBe('2026-11-21T15:30:00.000Z');
    expect(today()).toBe('2026-11-21');
  });

  it('follows the gateway when the computer is wrong', () => {
    observe('Sat, 21 Nov 2026 16:30:00 GMT', Date.now());
    expect(now().toISOString()).toBe('2026-11-21T16:30:00.000Z');
    expect(today()).toBe('2026-11-22');
    vi.advanceTimersByTime(60_000);
    expect(now().toISOString()).toBe('2026-11-21T16:31:00.000Z');
  });

  it('leaves whole-second rounding and the way of the answer alone', () => {
    observe('Sat, 21 Nov 2026 15:29:59 GMT', Date.now());
    expect(clockSkew()).toBe(0);
  });

  it.each([null, undefined, '', 'soon'])('ignores the header %j', (header) => {
    observe(header);
    expect(clockSkew()).toBe(0);
  });

  it('is another for what the gateways calculate, and back after a failure too', () => {
    const instant = Date.parse('2027-02-27T16:30:00Z');
    expect(runAt(instant, () => [today(), runAt(0, today), today()])).toEqual([
      '2027-02-28',
      '1970-01-01',
      '2027-02-28',
    ]);
    expect(() =>
      runAt(instant, () => {
        throw new Error('refused');
      }),
    ).toThrow('refused');
    expect(today()).toBe('2026-11-21');
  });
});
