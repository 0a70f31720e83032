import Big from 'big.js';
import { toDecimal } from './money';
import { TEXT } from './settings';

/** Why an amount was refused; each has a sentence of its own beside the field. */
export type MoneyRefusal =
  | 'decimalComma'
  | 'exponent'
  | 'minus'
  | 'digits'
  | 'tooLong'
  | 'notAmount';

/** A canonical decimal string, or a message key with the reason behind it. */
export type ParsedMoney = { value: string } | { error: 'validation.amount'; reason: MoneyRefusal };

interface ParseOptions {
  /** Below zero is possible: a leading minus counts. */
  negative?: boolean;
}

/**
 * Words that multiply, in the three languages, by how many zeros they stand for. A Cyrillic "м" is not among them: it
 * may be мянга or million.
 */
const UNITS: readonly (readonly [zeros: number, words: string])[] = [
  [3, 'мянган|мянга|мян|тысяча|тысячи|тысяч|тыс|thousand|k|к'],
  [6, 'сая|миллионов|миллиона|миллион|млн|million|mln|mn|m'],
  [9, 'тэрбум|миллиардов|миллиарда|миллиард|млрд|billion|bn|b'],
];

const ZEROS = new Map(UNITS.flatMap(([zeros, words]) => words.split('|').map((w) => [w, zeros])));

const CURRENCY = '(?:₮|төгрөг|төг|тугриков|тугрика|тугрик|mnt)\\.?';
const UNIT = `(${UNITS.map(([, words]) => words).join('|')})\\.?(?![\\p{L}\\d])`;
/** Groups of three, parted by one and the same sign; or no groups. */
const NUMBER = "(\\d{1,3}([, '_])\\d{3}(?:\\2\\d{3})*(?:\\.\\d*)?|\\d+(?:\\.\\d*)?|\\.\\d+)";

const AROUND = new RegExp(`^(?:${CURRENCY})?\\s*\\+?\\s*(.*?)\\s*(?:${CURRENCY})?$`, 'u');
const ONE = new RegExp(`^${NUMBER}$`, 'u');
const PARTS = new RegExp(`${NUMBER}\\s*${UNIT}\\s*`, 'uy');
const MINUS = /^[-\u2010-\u2015\u2212\uFE58\uFE63]\s*(?=[\d.])/;
const BELOW_ZERO = /^[-\u2010-\u2015\u2212]|\d\s*[-\u2010-\u2015\u2212]$|^\(.*\d.*\)$/;
const EXPONENT = /\d\.?[e\u0435][+-]?\d/;
const COMMA = /^[\d .'_]*[,\u066B\u066C][\d .,'_]*\p{L}*\.?$/u;

/**
 * What a person typed or pasted as an amount: digits with a point, groups of three by comma, space or apostrophe, the
 * currency's sign or name, and the words that multiply (`2 сая`, `1.5M`, `2 сая 500 мянга`). Everything else is refused
 * with its reason, because whatever could be made of it might be another amount (docs/domain/input.md 3.1).
 */
export function parseMoneyInput(input: string, { negative }: ParseOptions = {}): ParsedMoney {
  if (input.length > TEXT.amountMax) return refuse('tooLong');
  // Full-width forms become their ordinary ones; spaces of every kind become one, invisible marks go.
  const text = input
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase();
  if (/\p{Nd}/u.test(text.replace(/[0-9]/g, ''))) return refuse('digits');
  const minus = negative && MINUS.test(text);
  const amount = AROUND.exec(minus ? text.replace(MINUS, '') : text)?.[1] ?? '';
  const parsed = readAmount(amount);
  if (parsed === undefined) return refuse(reasonOf(amount));
  const decimal = toDecimal(parsed);
  if (!decimal) return refuse('tooLong');
  return { value: (minus && !decimal.eq(0) ? decimal.neg() : decimal).toFixed() };
}

/** Digits alone, or numbers with their words: `1.5 сая`, or largest first as they are spoken. */
function readAmount(text: string): string | undefined {
  const plain = ONE.exec(text)?.[1];
  if (plain !== undefined) return digitsOf(plain);
  const parts: { number: string; zeros: number }[] = [];
  PARTS.lastIndex = 0;
  let end = 0;
  for (let found = PARTS.exec(text); found; found = PARTS.exec(text)) {
    end = PARTS.lastIndex;
    parts.push({ number: digitsOf(found[1]), zeros: ZEROS.get(found[3]) ?? 0 });
  }
  if (parts.length === 0 || end !== text.length || !isSpoken(parts)) return undefined;
  const amounts = parts.map(({ number, zeros }) => new Big(number).times(new Big(10).pow(zeros)));
  return amounts.reduce((sum, one) => sum.plus(one)).toFixed();
}

/** Several parts are whole numbers, each smaller than one of the part before: `2 сая 500 мянга`. */
const isSpoken = (parts: readonly { number: string; zeros: number }[]): boolean =>
  parts.length === 1 ||
  parts.every(({ number, zeros }, index) => {
    const room = index === 0 ? undefined : parts[index - 1].zeros - zeros;
    return (
      !number.includes('.') && (room === undefined || new Big(number).lt(new Big(10).pow(room)))
    );
  });

/** A number as it was written, in plain digits. */
function digitsOf(number: string): string {
  const [whole, fraction = ''] = number.replace(/[, '_]/g, '').split('.');
  return fraction === '' ? whole : `${whole || '0'}.${fraction}`;
}

function reasonOf(text: string): MoneyRefusal {
  if (!/\d/.test(text)) return 'notAmount';
  if (EXPONENT.test(text)) return 'exponent';
  if (BELOW_ZERO.test(text)) return 'minus';
  return COMMA.test(text) ? 'decimalComma' : 'notAmount';
}

function refuse(reason: MoneyRefusal): ParsedMoney {
  return { error: 'validation.amount', reason };
}
