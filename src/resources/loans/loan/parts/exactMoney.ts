import { formatMoney, type MoneyValue, toMoney } from '../../../../domain/money';

/** An amount with every decimal it has, at least two: nothing is rounded away. */
export function exactMoney(value: MoneyValue): string {
  const decimals = toMoney(value)?.split('.')[1]?.length ?? 0;
  return formatMoney(value, { digits: Math.max(2, decimals) });
}
