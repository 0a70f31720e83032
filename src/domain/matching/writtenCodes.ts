import { foldedWords } from '../anyAlphabet';

// Codes of loans and numbers of contracts within a text, beside whatever else is written there (docs/domain/money.md 4.9).
// Texts come as `readingsOf` has them: words with one space between them.

/** Short codes would be found in any text, and so would a single letter before digits. */
const CODE_MIN = 6;
const SERIES_MIN = 2;

/** A code in its parts, each of letters or of digits alone: LN-2026-000123 is ln, 2026, 000123. */
const partsOf = (code: string): string[] => foldedWords(code).match(/\p{L}+|\p{N}+/gu) ?? [];

/** The letters that a code begins with, where they are enough to know a code by. */
const seriesOf = ([first]: readonly string[]): string | undefined =>
  first.length >= SERIES_MIN && /^\p{L}/u.test(first) ? first : undefined;

/** The parts of a code one after the other, glued or apart; a number that goes on behind them is another number. */
const inParts = (parts: readonly string[]): string => `${parts.join(' ?')}(?!\\d)`;

/**
 * Whether a text has a code, however its marks are written, and also with a part of it torn by a space. Its borders
 * are those of its own numbers: digits that stand beside it belong to something else.
 */
export function hasWrittenCode(readings: readonly string[], code: string): boolean {
  const parts = partsOf(code);
  const whole = parts.join('');
  if (whole.length < CODE_MIN) return false;
  // Digits alone are looked for as they are: torn ones would be found in sums and phones.
  const pattern = seriesOf(parts) ? inParts([...whole]) : `(?<![\\p{L}\\d])${inParts(parts)}`;
  const sought = new RegExp(pattern, 'u');
  return readings.some((reading) => sought.test(reading));
}

/**
 * Behind a code a number that is padded like its last part: the next code, without what both begin with
 * (LN-2026-000123/001234). A day or a sum beside a code does not begin with a zero in as many digits, or a person looks at it.
 */
function goesOnShort(reading: string, parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  const next = `${parts.join(' ?')} (?:\\p{L}+ )?(0\\d{${last.length - 1}})(?!\\d)`;
  return [...reading.matchAll(new RegExp(next, 'gu'))].some(([, number]) => number !== last);
}

/**
 * Whether a text has a code that begins like one of these and is none of them: of another loan, of one that is closed or
 * not there, with a slip, or written short behind one of these. A code that is torn counts too: it may be a shorter one beside
 * another number.
 */
export function namesAnotherCode(readings: readonly string[], codes: readonly string[]): boolean {
  const known = codes.map(partsOf).filter((parts) => parts.length > 1 && seriesOf(parts));
  const own = new RegExp(`^ ?(?:${known.map(([, ...tail]) => inParts(tail)).join('|')})`, 'u');
  const number = new RegExp(`^(?: ?\\d){${CODE_MIN},}`, 'u');
  return readings.some((reading) =>
    known.some(
      (parts) =>
        goesOnShort(reading, parts) ||
        [...reading.matchAll(new RegExp(parts[0], 'gu'))].some(({ index }) => {
          const behind = reading.slice(index + parts[0].length);
          return number.test(behind) && !own.test(behind);
        }),
    ),
  );
}
