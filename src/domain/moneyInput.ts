import { toDecimal } from './money';
import { TEXT } from './settings';

/** Why an amount was refused: `decimalComma`, `exponent` and `minus` would otherwise change the amount silently. */
export type MoneyRefusal = 'decimalComma' | 'exponent' | 'minus' | 'digits' | 'tooLong';

/** A canonical decimal string, or a message key with the reason behind it. */
export type ParsedMoney = { value: string } | { error: 'validation.amount'; reason: MoneyRefusal };

const DASHES = /[-\u2010-\u2015\u2212\uFE58\uFE63]/;
const EXPONENT = /\d\.?[eE\u0435\u0415][+]?\d/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * What a person typed or pasted as an amount. Keeps digits and the decimal point only, and an unparsable value becomes
 * 0 (docs/domain/input.md 3.1); commas are taken for thousands separators only where they are like the ones shown. A
 * decimal comma, an exponent, a minus sign and digits of other scripts are refused with their reason, because dropping
 * them would change the amount a hundredfold without a word.
 */
export function parseMoneyInput(input: string): ParsedMoney {
  if (input.length > TEXT.amountMax) return refuse('tooLong');
  // Full-width forms become their ordinary ones; spaces of every kind and invisible marks go.
  const text = input.normalize('NFKC').replace(/[\s\p{Cf}'’_]/gu, '');
  if (/\p{Nd}/u.test(text.replace(/[0-9]/g, ''))) return refuse('digits');
  const negative = DASHES.test(text) || /\(.*\d.*\)/.test(text);
  if (negative && /\d/.test(text)) return refuse('minus');
  if (EXPONENT.test(text)) return refuse('exponent');
  const kept = text.replace(/[^0-9.,\u066B\u066C]/g, '');
  if (/[,\u066B\u066C]/.test(kept) && /\d/.test(kept) && !GROUPED.test(kept)) {
    return refuse('decimalComma');
  }
  return amountOf(kept.replaceAll(',', ''));
}

function amountOf(text: string): ParsedMoney {
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(text)) return { value: '0' };
  const [whole, fraction = ''] = text.split('.');
  const decimal = toDecimal(`${whole || '0'}.${fraction || '0'}`);
  return decimal ? { value: decimal.toFixed() } : refuse('tooLong');
}

function refuse(reason: MoneyRefusal): ParsedMoney {
  return { error: 'validation.amount', reason };
}
