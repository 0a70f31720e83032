import { useTranslate } from '../../i18n/useTranslate';
import type { Enumeration, EnumValue } from '../../domain/enums/enumeration';
import { labelKeyOf, toneOf } from '../../domain/enums/readEnum';
import { Chip } from './Chip';

interface EnumChipProps {
  of: Enumeration;
  value: EnumValue | null | undefined;
}

/** A value of an enumeration in its words and tone. An unknown code is shown as it came, in a neutral chip, never blank. */
export function EnumChip({ of, value }: EnumChipProps) {
  const translate = useTranslate();
  if (value === null || value === undefined || value === '') return <>—</>;
  return (
    <Chip tone={toneOf(of, value)}>{translate(labelKeyOf(of, value), { _: String(value) })}</Chip>
  );
}
