import { useTranslate } from '../../i18n/useTranslate';
import { durationText } from '../../domain/durationText';
import { customerProcessStage } from '../../domain/customerProcess';
import { CustomerProcessCode } from '../../domain/enums/customers';
import { labelKeyOf, toneOf } from '../../domain/enums/readEnum';
import { formatMoney, formatPercent, toMoney, type MoneyValue } from '../../domain/money';
import { isBlank, optionsOf } from '../../entity/Field';
import { Chip } from '../../ui/Chip/Chip';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { Figure } from '../shared/Figure';
import type { NumberOptions } from './schema';

/**
 * A number as what it is: a count or a measure with thousands separators and as many decimals as it has, a share of a
 * hundred with two, a year without any, seconds as minutes and seconds, a process code with its stage.
 */
export function NumberCell({ value, field }: CellProps) {
  if (isBlank(value)) return <EmptyValue />;
  const { format } = optionsOf<NumberOptions>(field);
  const number = value as MoneyValue;
  if (format === 'percent') return <Figure text={formatPercent(number)} value={number} />;
  if (format === 'year') return <Figure text={String(value)} value={null} />;
  if (format === 'duration') return <Figure text={durationText(Number(value))} value={null} />;
  if (format === 'processCode') return <ProcessCode value={number} />;
  const plain = toMoney(number);
  if (plain === null) return <>{String(value)}</>;
  const digits = plain.split('.')[1]?.length ?? 0;
  return <Figure text={formatMoney(number, { digits })} value={number} />;
}

/** A step of registration: its code and the stage in words; a code in no range is shown alone. */
function ProcessCode({ value }: { value: MoneyValue }) {
  const translate = useTranslate();
  const { code, stage, known } = customerProcessStage(value as number | string);
  if (!stage || !known) return <Chip>{code || String(value)}</Chip>;
  return (
    <Chip tone={toneOf(CustomerProcessCode, stage)}>
      {code} {translate(labelKeyOf(CustomerProcessCode, stage))}
    </Chip>
  );
}
