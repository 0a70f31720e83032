import { TIME_ZONE } from './settings';

const HOUR_MS = 3_600_000;
const MEMORY = 4_000;

// The offset comes from the platform's zone data by the zone's name. It is reckoned on instants, never through a Date
// in the computer's own zone, whose daylight-saving gaps would swallow an hour. 'en-US' digits exist in every browser.
const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  era: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const offsets = new Map<number, number>();

/** Difference of Ulaanbaatar's wall clock to UTC at an instant, ms (+8 h today, +9 h in the summers of 2015 and 2016). */
export function zoneOffset(instant: number): number {
  // The zone changes on whole hours, so one look-up serves an hour.
  const hour = Math.floor(instant / HOUR_MS) * HOUR_MS;
  let offset = offsets.get(hour);
  if (offset === undefined) {
    if (offsets.size >= MEMORY) offsets.clear();
    offset = readOffset(hour);
    offsets.set(hour, offset);
  }
  return offset;
}

/**
 * The instant at which Ulaanbaatar's wall clock shows a time, given as if it were UTC, ms. Of a repeated hour the first
 * is taken; an hour that the clock skips is moved on, so that the start of such a day is its first instant.
 */
export function instantOfWall(wall: number): number {
  const day = 24 * HOUR_MS;
  const before = zoneOffset(wall - day);
  const after = zoneOffset(wall + day);
  const fits = [wall - before, wall - after].filter((one) => one + zoneOffset(one) === wall);
  return fits.length > 0 ? Math.min(...fits) : wall - before;
}

function readOffset(instant: number): number {
  const fields: Record<string, string> = {};
  for (const { type, value } of wallClock.formatToParts(instant)) fields[type] = value;
  const year = fields.era === 'BC' ? 1 - Number(fields.year) : Number(fields.year);
  const wall = new Date(0);
  wall.setUTCFullYear(year, Number(fields.month) - 1, Number(fields.day));
  wall.setUTCHours(Number(fields.hour), Number(fields.minute), Number(fields.second));
  return wall.getTime() - instant;
}
