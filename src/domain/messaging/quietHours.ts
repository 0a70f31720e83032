import { SMS } from '../settings';
import { zoneOffset } from '../zone';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Whether nobody is written to by hand at this instant: from the evening to the morning in Ulaanbaatar
 * (docs/domain/content-and-messaging.md 3.7).
 * @param instant in milliseconds
 */
export function isQuiet(instant: number): boolean {
  const wall = Math.floor((instant + zoneOffset(instant)) / MINUTE_MS) % DAY_MINUTES;
  return wall >= minutesOf(SMS.quietFrom) || wall < minutesOf(SMS.quietTo);
}
