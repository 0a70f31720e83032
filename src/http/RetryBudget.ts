import { CALLS } from '../domain/settings';

/**
 * Keeps repeats from turning a failing gateway into a storm: within a minute at most a tenth of all calls, plus three,
 * may be repeats.
 */
export class RetryBudget {
  private calls: number[] = [];
  private repeats: number[] = [];

  /** Counts a call's first try. */
  called(now: number): void {
    this.calls = within(this.calls, now);
    this.calls.push(now);
  }

  /** True when one more repeat is affordable, which is then spent. */
  spend(now: number): boolean {
    this.calls = within(this.calls, now);
    this.repeats = within(this.repeats, now);
    if (this.repeats.length + 1 > this.calls.length * CALLS.retryShare + CALLS.retryExtra)
      return false;
    this.repeats.push(now);
    return true;
  }
}

function within(times: number[], now: number): number[] {
  const first = times.findIndex((time) => time > now - CALLS.retryWindowMs);
  if (first === 0) return times;
  return first < 0 ? [] : times.slice(first);
}
