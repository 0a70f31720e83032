import { isDay } from './dateParts';
import type { Gender } from './enums/common';
import { LOOK_ALIKES } from './lookAlikes';

/** One character that was put right; `index` is its place in the repaired value, from 0. */
export interface Repair {
  from: string;
  to: string;
  index: number;
}

export interface RepairedText {
  value: string;
  /** What was replaced, to be shown to the person: nothing is put right in silence. */
  repaired: Repair[];
}

const REGISTER_NUMBER = /^[А-ЯЁӨҮ]{2}\d{8}$/;
const LONGEST = 64;

/**
 * A person's register number as it is stored (docs/domain/input.md 2.1): spaces and invisible marks dropped,
 * upper-cased, letters that only look Cyrillic (Latin, Greek, Kazakh, full-width) and digits of other scripts replaced
 * and named. What cannot be repaired stays, so that validation refuses it in sight.
 */
export function repairRegisterNumber(input: string): RepairedText {
  // The end of a text that is too long for any number must not be lost in silence.
  if (input.length > LONGEST) return { value: input.slice(0, LONGEST), repaired: [] };
  const text = input.normalize('NFC').replace(/[\s\p{Cf}-]/gu, '');
  const repaired: Repair[] = [];
  const characters = [...text].map((from, index) => {
    const to = index < 2 ? cyrillic(from) : asciiDigit(from);
    if (to !== upper(from)) repaired.push({ from, to, index });
    return to;
  });
  return { value: characters.join(''), repaired };
}

/** Two Cyrillic letters, Ө, Ү and Ё among them, and eight digits (docs/domain/input.md 2.1). */
export function isRegisterNumber(value: string): boolean {
  return value.length === 10 && REGISTER_NUMBER.test(value);
}

/** `validation.regnum` for a value that is no register number; repair it first. */
export function validateRegisterNumber(value: string): string | undefined {
  return isRegisterNumber(value) ? undefined : 'validation.regnum';
}

/** What a register number says about its owner: a hint and a warning, never a refusal. */
export interface RegisterNumberFacts {
  /** `YYYY-MM-DD`, or undefined when the digits are no date. */
  birthDate?: string;
  sex: Gender;
}

/**
 * Birth date and sex behind a register number: year, month (+20 for births from 2000), day, then the ninth character
 * odd = male (professional reading).
 * @returns undefined for a value that is no register number
 */
export function readRegisterNumber(value: string): RegisterNumberFacts | undefined {
  if (!isRegisterNumber(value)) return undefined;
  const month = Number(value.slice(4, 6));
  const century = month > 20 ? 20 : 19;
  const day = [
    `${century}${value.slice(2, 4)}`,
    String(month > 20 ? month - 20 : month).padStart(2, '0'),
    value.slice(6, 8),
  ].join('-');
  return {
    birthDate: isDay(day) ? day : undefined,
    sex: Number(value[8]) % 2 === 1 ? 'MALE' : 'FEMALE',
  };
}

/**
 * Completed years of life on a day; someone born on 29 February grows older on 1 March in common years.
 * @returns undefined when one of the two is no day or the birth is in the future
 */
export function ageOn(birthDate: string, day: string): number | undefined {
  if (!isDay(birthDate) || !isDay(day) || day < birthDate) return undefined;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function cyrillic(character: string): string {
  const letter = upper(character);
  return LOOK_ALIKES[letter] ?? LOOK_ALIKES[upper(letter.normalize('NFKC'))] ?? letter;
}

/** Upper case of one character, unless that would make two of it. */
function upper(character: string): string {
  const result = character.toUpperCase();
  return [...result].length === 1 ? result : character;
}

/** Blocks of ten digits that people paste: full-width, Mongolian, Arabic, Persian. */
const DIGIT_ZEROS = [0xff10, 0x1810, 0x0660, 0x06f0];

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? upper(character) : String(code - zero);
}
