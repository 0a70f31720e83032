import { addDays, instantToWallTime, type DateValue } from './dates';

/** A moment as people say it, where it is a matter of yesterday or today. */
export interface SaidMoment {
  day: 'today' | 'yesterday' | 'other';
  /** `HH:mm`, with the day before it where it is another one. */
  text: string;
}

/**
 * A moment without its seconds, and whether it is of today or yesterday in Ulaanbaatar (docs/domain/interface.md 2.2).
 * @param today the gateway's day, YYYY-MM-DD
 * @returns undefined when the value is no moment
 */
export function saidMoment(value: DateValue, today: string): SaidMoment | undefined {
  const wall = instantToWallTime(value);
  if (!wall) return undefined;
  const [date, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  if (date === today) return { day: 'today', text: time };
  if (date === addDays(today, -1)) return { day: 'yesterday', text: time };
  return { day: 'other', text: `${date} ${time}` };
}
