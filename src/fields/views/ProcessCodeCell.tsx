import { useTranslate } from 'ra-core';
import { customerProcessStage } from '../../domain/customerProcess';
import { CustomerProcessCode } from '../../domain/enums/customers';
import { labelKeyOf, toneOf } from '../../domain/enums/readEnum';
import { Chip } from '../../ui/Chip/Chip';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { EmptyValue } from './EmptyValue';

/** Where a customer stands in registration: the stage in words beside its code; a code in no range stands alone. */
export function ProcessCodeCell({ value }: CellProps) {
  const translate = useTranslate();
  if (isBlank(value)) return <EmptyValue />;
  const { code, stage, known } = customerProcessStage(value as number);
  if (!stage || !known) return <Chip>{code || String(value)}</Chip>;
  return (
    <Chip tone={toneOf(CustomerProcessCode, stage)}>
      {code} {translate(labelKeyOf(CustomerProcessCode, stage))}
    </Chip>
  );
}
