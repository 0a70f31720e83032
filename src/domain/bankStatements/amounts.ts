import Big from 'big.js';

const SPACES = /[\s\u00A0\u2007\u202F'’_]/g;
const CURRENCY = /₮|төг(?:рөг)?\.?|mnt/giu;
const PLAIN = /^\d+(?:\.\d+)?$/;
/** Beyond these a number of a sheet differs from its cent by the noise of binary fractions alone. */
const NOISE = new Big('0.000001');

/**
 * An amount as banks write it: `1 234 567,89`, `1,234,567.89`, `1.234.567,89`, `-500`, `(500.00)`, `500.00-`. Of two kinds of
 * marks the last one is the decimal one; a single comma before three digits parts thousands, a single point there might be either
 * and is refused.
 * @returns a decimal string with two decimals, may be negative; undefined for what is no amount or has parts of a möngö
 */
export function readAmount(text: string): string | undefined {
  const bare = text
    .normalize('NFKC')
    .replace(CURRENCY, '')
    .replace(SPACES, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  const isNegative = /^-|-$|^\(.*\)$/.test(bare);
  const amount = exactAmount(pointed(bare.replace(/^[-+(]|[-)]$/g, '')));
  return isNegative && amount !== undefined && amount !== '0.00' ? `-${amount}` : amount;
}

/**
 * An amount with a point for its decimal mark and no other mark.
 * @returns with two decimals; undefined for what is no amount or has parts of a möngö
 */
export function exactAmount(text: string): string | undefined {
  if (!PLAIN.test(text)) return undefined;
  const value = new Big(text);
  const cents = value.round(2, Big.roundHalfUp);
  return value.minus(cents).abs().gt(NOISE) ? undefined : cents.toFixed(2);
}

/** Digits with a point for the decimal mark and no marks of thousands; '' where the marks contradict each other. */
function pointed(text: string): string {
  const marks = [...text].filter((sign) => sign === ',' || sign === '.');
  if (marks.length === 0) return text;
  const last = marks.at(-1) ?? '.';
  const kinds = new Set(marks).size;
  const after = text.length - text.lastIndexOf(last) - 1;
  if (text.lastIndexOf('.') === text.length - 4 && marks.length === 1) return '';
  const isDecimal = kinds === 2 || (marks.length === 1 && after !== 3);
  const whole = isDecimal ? text.slice(0, text.lastIndexOf(last)) : text;
  const groups = whole.split(/[.,]/);
  const isGrouped =
    groups.length === 1 ||
    (groups[0].length <= 3 && groups.slice(1).every(({ length }) => length === 3));
  if (!isGrouped || (kinds === 2 && marks.filter((sign) => sign === last).length > 1)) return '';
  return isDecimal
    ? `${groups.join('')}.${text.slice(text.lastIndexOf(last) + 1)}`
    : groups.join('');
}
