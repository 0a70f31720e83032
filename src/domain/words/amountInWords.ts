import Big from 'big.js';
import { type MoneyValue, toDecimal } from '../money';
import { SCALES, TENS, UNITS, UNITS_ALONE } from './numerals';

/** From here on an amount has no words: 1 000 trillion. */
const LIMIT = new Big('1e15');

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/**
 * An amount in Mongolian words, as court letters and reference letters write it beside the figure
 * (docs/domain/money.md 1.4): `235` → `хоёр зуун гучин таван төгрөг`. Möngö are named when there are any. More than two
 * decimals are rounded up, away from zero, so that the words say what the figure beside them says
 * (docs/domain/money.md 1.2).
 * @returns null for what is no amount, and from 1 000 trillion on: a letter must not be printed then
 */
export function amountInWords(value: MoneyValue): string | null {
  const decimal = toDecimal(value)?.round(2, Big.roundUp);
  if (!decimal || decimal.abs().gte(LIMIT)) return null;
  const [whole, fraction] = decimal.abs().toFixed(2).split('.');
  const mongo = Number(fraction);
  return join([
    decimal.lt(0) ? 'хасах' : '',
    wholeInWords(whole),
    'төгрөг',
    mongo > 0 ? `${groupInWords(mongo)} мөнгө` : '',
  ]);
}

/** Words before a noun for a whole number of up to fifteen digits. */
function wholeInWords(digits: string): string {
  const padded = digits.padStart(15, '0');
  const groups = SCALES.map((_, index) => Number(padded.slice(index * 3, index * 3 + 3)));
  const last = groups.findLastIndex((group) => group > 0);
  if (last < 0) return 'тэг';
  return join(
    groups.map((group, index) => {
      if (group === 0) return '';
      const { name, beforeNoun } = SCALES[index];
      return join([groupInWords(group), index === last ? beforeNoun : name]);
    }),
  );
}

/** Words before a noun for 1–999; one is `нэг` alone and after hundreds, `нэгэн` after tens. */
function groupInWords(group: number): string {
  const [hundreds, tens, units] = [
    Math.floor(group / 100),
    Math.floor(group / 10) % 10,
    group % 10,
  ];
  return join([
    hundreds > 0 ? `${UNITS_ALONE[hundreds]} зуун` : '',
    TENS[tens],
    tens > 0 ? UNITS[units] : UNITS_ALONE[units],
  ]);
}
