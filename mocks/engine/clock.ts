import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { TIME_ZONE } from '../../src/domain/settings';

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
}

/** When a fixed day begins for the gateways: far from midnight, so that no test runs into the next day. */
const FIXED_START = '18:00:00';

/**
 * @param today fixes the day, YYYY-MM-DD, from its evening on, whatever time it is; real time without it
 */
export function createClock(today?: string): GatewayClock {
  let offset = 0;
  const now = () => Date.now() + offset;
  const clock: GatewayClock = {
    now,
    iso: () => new Date(now()).toISOString(),
    today: () => formatInTimeZone(now(), TIME_ZONE, 'yyyy-MM-dd'),
    setNow: (instant) => {
      offset = new Date(instant).getTime() - Date.now();
    },
    setToday: (date) => {
      const time = formatInTimeZone(now(), TIME_ZONE, 'HH:mm:ss.SSS');
      clock.setNow(fromZonedTime(`${date}T${time}`, TIME_ZONE).getTime());
    },
  };
  if (today) clock.setNow(fromZonedTime(`${today}T${FIXED_START}`, TIME_ZONE).getTime());
  return clock;
}
