import { dayOf, instantToWallTime, wallTimeToInstant } from '../../src/domain/dates';

/** The gateways' clock: real time plus an offset that tests may move. */
export interface GatewayClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** ISO instant. */
  iso(): string;
  /** YYYY-MM-DD in Asia/Ulaanbaatar. */
  today(): string;
  setNow(instant: string | number): void;
  /** Moves to another day, keeping the time of day. */
  setToday(date: string): void;
  /** How far it is from real time, ms. */
  offset(): number;
  /** Stands still at an instant while something runs. */
  at<T>(instant: number, run: () => T): T;
}

/** When a fixed day begins for the gateways: far from midnight, so that no test runs into the next day. */
const FIXED_START = '18:00:00';

/** The instant of a day and a time of day in Ulaanbaatar, ms. */
const atWall = (day: string, time: string) =>
  Date.parse(wallTimeToInstant(`${day} ${time}`) as string);

/**
 * @param today fixes the day, YYYY-MM-DD, from its evening on, whatever time it is; real time without it
 */
export function createClock(today?: string): GatewayClock {
  let offset = 0;
  let held: number | undefined;
  const now = () => held ?? Date.now() + offset;
  const clock: GatewayClock = {
    now,
    iso: () => new Date(now()).toISOString(),
    // Every answer asks this of hundreds of records.
    today: () => dayOf(now()) as string,
    setNow: (instant) => {
      offset = new Date(instant).getTime() - Date.now();
    },
    offset: () => offset,
    at: (instant, run) => {
      const before = held;
      held = instant;
      try {
        return run();
      } finally {
        held = before;
      }
    },
    setToday: (date) => {
      const at = now();
      // The wall clock is read to the second.
      clock.setNow(atWall(date, instantToWallTime(at)?.slice(11) as string) + (at % 1000));
    },
  };
  if (today) clock.setNow(atWall(today, FIXED_START));
  return clock;
}
