import { formatMoney, toMoney, type MoneyValue } from '../../domain/money';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { Figure } from '../shared/Figure';

/** An amount, rounded for the eye; the exact amount is in the title where it differs. */
export function MoneyCell({ value }: CellProps) {
  if (isBlank(value)) return <EmptyValue />;
  const amount = value as MoneyValue;
  const exact = toMoney(amount);
  if (exact === null) return <>{String(value)}</>;
  const isRounded = (exact.split('.')[1]?.length ?? 0) > 2;
  return <Figure text={formatMoney(amount)} value={amount} title={isRounded ? exact : undefined} />;
}
