import { formatMoney, toDecimal } from '../../domain/money';
import { fieldOf, type Kind } from '../../entity/Field';
import { rangeMessage, rule } from '../shared/rules';

export interface MoneyOptions {
  /** Bounds as decimal strings or whole numbers, both inclusive. */
  min?: string | number;
  max?: string | number;
  /** Below zero is possible: corrections, balances. */
  negative?: boolean;
}

/** Plain digits with a point: an exponent or a comma, which could be read in two ways, is no amount. */
export const PLAIN = /^-?\d+(\.\d+)?$/;

/** True for a decimal string, or a number as some gateways send it, that can be calculated with. */
const isAmount = (value: unknown): value is string =>
  (typeof value === 'number' || (typeof value === 'string' && PLAIN.test(value))) &&
  toDecimal(value) !== null;

/** A bound in a message: `1,000,000`. */
const shown = (bound: string | number | undefined): string | undefined =>
  bound === undefined ? undefined : formatMoney(bound).replace(/\.00$/, '');

const moneyKind: Kind<string, MoneyOptions> = {
  name: 'money',
  filter: 'range',
  numeric: true,
  amount: true,
  schema: (yup, { min, max, negative }) => {
    const least = min ?? (negative ? undefined : '0');
    const within = (value: string) => {
      const amount = isAmount(value) ? toDecimal(value) : null;
      if (!amount) return true;
      return (least === undefined || amount.gte(least)) && (max === undefined || amount.lte(max));
    };
    const schema = yup.mixed().test(rule('amount', 'validation.amount', isAmount));
    return schema.test(rule<string>('range', rangeMessage(shown(least), shown(max)), within));
  },
  toSheet: (value) =>
    isAmount(value)
      ? { type: 'n', value: Number(value), format: '#,##0.00' }
      : { type: 's', value },
};

/** An amount in tögrög: a decimal string, calculated with big.js, never a binary fraction. */
export const money = fieldOf(moneyKind);
