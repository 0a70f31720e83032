import Big from 'big.js';
import { mixed } from 'yup';
import { formatMoney, toDecimal, type Rounding } from '../../domain/money';
import { fieldOf, type Kind } from '../Field';
import { rangeMessage, rule } from './rules';

export interface MoneyOptions {
  /** Bounds as decimal strings or whole numbers, both inclusive. */
  min?: string | number;
  max?: string | number;
  /** Zero passes although it is below `min`: no discount, no fee. */
  orZero?: boolean;
  /** Five decimals, the accounting format (specification 1 §9); two otherwise. */
  accounting?: boolean;
  /** How more decimals are shown: rounded up by default (specification 1 §9). */
  rounding?: Rounding;
  /** Below zero is possible: corrections, balances. */
  negative?: boolean;
  /** Told instead of the general range messages; gets `min` and `max`. */
  message?: string;
}

/** Plain digits with a point: an exponent or a comma, which could be read in two ways, is no amount. */
const PLAIN = /^-?\d+(\.\d+)?$/;

/** True for a decimal string, or a number as some gateways send it, that can be reckoned with. */
const isAmount = (value: unknown): value is string =>
  (typeof value === 'number' || (typeof value === 'string' && PLAIN.test(value))) &&
  toDecimal(value) !== null;

/** Bounds as they stand in messages: `1,000,000`. */
const shown = (bound: string | number | undefined): string | undefined =>
  bound === undefined ? undefined : formatMoney(bound).replace(/\.00$/, '');

const moneyKind: Kind<string, MoneyOptions> = {
  name: 'money',
  filter: 'range',
  numeric: true,
  schema: ({ min, max, orZero, negative, message }) => {
    const least = min ?? (negative ? undefined : '0');
    const within = (value: string) => {
      const amount = isAmount(value) ? toDecimal(value) : null;
      if (!amount) return true;
      if (orZero && amount.eq(0)) return true;
      return (least === undefined || amount.gte(least)) && (max === undefined || amount.lte(max));
    };
    const schema = mixed().test(rule('amount', 'validation.amount', isAmount));
    return schema.test(
      rule<string>('range', rangeMessage(shown(least), shown(max), message), within),
    );
  },
  toSheet: (value, { accounting }) =>
    isAmount(value)
      ? { type: 'n', value: Number(value), format: accounting ? '#,##0.00000' : '#,##0.00' }
      : { type: 's', value },
  sample: ({ random }, { min = 0, max }) => {
    const least = new Big(min);
    const span = (max === undefined ? new Big(10_000_000) : new Big(max).minus(least)).times(
      random().toFixed(6),
    );
    return least.plus(span.div(100).round(0, 0).times(100)).toFixed(2);
  },
};

/** An amount in tögrög: a decimal string, reckoned with big.js, never a binary fraction. */
export const money = fieldOf(moneyKind);
