import { isDay } from '../dateParts';

// Register numbers and phones within a text that somebody wrote freely (docs/domain/money.md 4.9). One reading of them:
// what is matched by it is what is masked where the text is shown.

/** A number within a text: where it stands, and what it consists of. */
export interface WrittenNumber {
  kind: 'registerNumber' | 'phone';
  /** Place in the text, from 0, and the place behind it. */
  from: number;
  to: number;
  /** Its letters (none in a phone) and its digits, without spaces, dashes and the country's code. */
  letters: string;
  digits: string;
}

const REGISTER_NUMBER = /(?<!\p{L})(\p{L}{2})[\s\p{Pd}]?(\d{8})(?!\d)/gu;

/**
 * Eight digits, alone or in pairs or fours, with the country's code before them or not. A word may be glued to them; two
 * letters alone make a register number of them. Each place is tried by itself: a number before it hides no phone.
 */
const PHONE =
  /(?<!\d)(?<!(?<!\p{L})\p{L}{2})(?=((?:\+?976[\s\p{Pd}]?)?((?:\d{2}[\s\p{Pd}]?){3}\d{2})(?!\d)))/gu;

const DAY = /^\d{4}\p{Pd}\d{2}\p{Pd}\d{2}$/u;

/** Register numbers and phones of a text; one that is a part of another one is left out. */
export function writtenNumbers(text: string): WrittenNumber[] {
  const found = [
    ...[...text.matchAll(REGISTER_NUMBER)].map(
      ({ index, 0: whole, 1: letters, 2: digits }): WrittenNumber => ({
        kind: 'registerNumber',
        from: index,
        to: index + whole.length,
        letters,
        digits,
      }),
    ),
    ...[...text.matchAll(PHONE)].flatMap(({ index, 1: whole, 2: written }): WrittenNumber[] =>
      isWrittenDay(written)
        ? []
        : [
            {
              kind: 'phone',
              from: index,
              to: index + whole.length,
              letters: '',
              digits: written.replace(/\D/g, ''),
            },
          ],
    ),
  ];
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.kind === one.kind &&
          other.from <= one.from &&
          other.to >= one.to &&
          other.to - other.from > one.to - one.from,
      ),
  );
}

const isWrittenDay = (written: string): boolean =>
  DAY.test(written) && isDay(written.replace(/\p{Pd}/gu, '-'));
