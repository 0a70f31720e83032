import { useLocaleState } from 'ra-core';
import { bankOf } from '../../reference/banks';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { nameIn } from '../shared/nameIn';
import { EmptyValue } from '../shared/EmptyValue';
import { NoWrap } from '../../ui/Text/Text';

/** A bank by name; an unknown code is shown as it came. */
export function BankCell({ value }: CellProps) {
  const [locale] = useLocaleState();
  if (isBlank(value)) return <EmptyValue />;
  const bank = bankOf(value as number);
  return <NoWrap>{bank ? nameIn(locale, bank) : String(value)}</NoWrap>;
}
