import { dayOf } from './dates';
import { NETWORK } from './settings';

/**
 * The one clock of the console: the browser's time, corrected by the `Date` header of the gateways' answers, so that
 * days past due and "today" do not hang on a computer that is set wrong. Tokens use real time, not this.
 */
let skew = 0;
/** The instant that holds while `runAt` runs, ms. */
let held: number | undefined;

/**
 * Learns from an answer. Small differences are left alone: the header has whole seconds and the answer took its time.
 * @param dateHeader the answer's `Date` header; anything else is ignored
 * @param receivedAt the browser's time when the answer came, ms
 */
export function observe(
  dateHeader: string | null | undefined,
  receivedAt: number = Date.now(),
): void {
  if (!dateHeader) return;
  const serverTime = Date.parse(dateHeader);
  if (Number.isNaN(serverTime)) return;
  const measured = serverTime - receivedAt;
  if (Math.abs(measured - skew) > NETWORK.clockToleranceMs) skew = measured;
}

/** The present instant. */
export function now(): Date {
  return new Date(held ?? Date.now() + skew);
}

/** The present day in Ulaanbaatar, `YYYY-MM-DD`. */
export function today(): string {
  return dayOf(now()) as string;
}

/**
 * Runs with another present: rules that ask for "today" get that of the given instant. For the embedded gateways, whose
 * clock tests may move, and which share these rules.
 * @param instant ms since 1970
 * @param run synchronous: code that it schedules for later gets the real time again
 */
export function runAt<T>(instant: number, run: () => T): T {
  const before = held;
  held = instant;
  try {
    return run();
  } finally {
    held = before;
  }
}

/** How far the browser's clock is off, ms; positive when it is slow. */
export function clockSkew(): number {
  return skew;
}

/** Takes over what an earlier page has learnt, ms: a page that shows a day before any answer shows the right one. */
export function correctBy(learnt: number): void {
  skew = learnt;
}

/** Forgets what was learnt. */
export function resetClock(): void {
  skew = 0;
}
