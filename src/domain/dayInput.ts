import { isDay } from './dateParts';

const DAY = /^(\d{4})([-./ ]?)(\d{1,2})\2(\d{1,2})$/;
const TIME = /^(.*?)[ T](\d{1,2}):(\d{2})(?::(\d{2}))?$/;

const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const two = (digits: string): string => digits.padStart(2, '0');

/** Longer than any date with its time: nothing else is looked at. */
const LONGEST = 40;

/**
 * What a person typed as a day: year, month, day, as `20261121`, `2026.11.21` or `2026/1/5`; undefined for no day. Days
 * that do not exist are none, and nothing is made of the rest of a longer text (docs/domain/input.md 4.1).
 */
export function parseDay(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const parts = DAY.exec(plain(typed));
  if (!parts) return undefined;
  const [text, year, separator, month, date] = parts;
  // Without separators only eight digits say which is which.
  if (separator === '' && text.length !== 8) return undefined;
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) && year >= '1000' ? day : undefined;
}

/** A day with its time on Ulaanbaatar's wall clock, `2026-11-21 16:04:00`; midnight where no time was typed. */
export function parseWallTime(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const parts = TIME.exec(plain(typed));
  const [, date, hour, minute, second = '00'] = parts ?? [undefined, typed, '00', '00'];
  const day = parseDay(date);
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return day && isTime ? `${day} ${two(hour)}:${minute}:${second}` : undefined;
}

/** The day of a cell of a sheet, which may bring its time along; undefined for no day. */
export const parseSheetDay = (text: string): string | undefined =>
  parseDay(text) ?? parseWallTime(text)?.slice(0, 10);
