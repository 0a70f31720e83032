import {
  formatMoney,
  formatPercent,
  isNegativeMoney,
  toMoney,
  type MoneyValue,
} from '../../domain/money';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import type { NumberOptions } from '../number';
import { EmptyValue } from './EmptyValue';
import { cx } from '../../ui/cx';
import textStyles from '../../ui/Text/Text.module.css';

const figure = (text: string, value: MoneyValue, title?: string) => (
  <span
    className={isNegativeMoney(value) ? cx(textStyles.num, textStyles.negative) : textStyles.num}
    title={title}
  >
    {text}
  </span>
);

/** A plain number with thousands separators and as many decimals as it has; a share of a hundred with two. */
export function NumberCell({ value, field }: CellProps) {
  if (isBlank(value)) return <EmptyValue />;
  const { grouping, percent } = field.options as NumberOptions;
  const number = value as MoneyValue;
  if (percent) return figure(formatPercent(number), number);
  if (grouping === false) return figure(String(value), null);
  const decimals = toMoney(number)?.split('.')[1]?.length ?? 0;
  return toMoney(number) === null ? (
    <>{String(value)}</>
  ) : (
    figure(formatMoney(number, { digits: decimals }), number)
  );
}

/** An amount, rounded for the eye; the exact amount is in the title where it differs. */
export function MoneyCell({ value }: CellProps) {
  if (isBlank(value)) return <EmptyValue />;
  const amount = value as MoneyValue;
  const exact = toMoney(amount);
  if (exact === null) return <>{String(value)}</>;
  const hidden = (exact.split('.')[1]?.length ?? 0) > 2;
  return figure(formatMoney(amount), amount, hidden ? exact : undefined);
}
