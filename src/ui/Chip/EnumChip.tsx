import { useTranslate } from 'ra-core';
import type { Tone } from '../../domain/tone';
import { Chip } from './Chip';

interface EnumChipProps {
  /** Name of the enumeration: labels are `enums.<name>.<value>`. */
  name: string;
  value: string | number | null | undefined;
  tone?: Tone;
}

/** A value of an enumeration in words. An unknown code is shown as it came, in a neutral chip, never blank. */
export function EnumChip({ name, value, tone }: EnumChipProps) {
  const translate = useTranslate();
  if (value === null || value === undefined || value === '') return <>—</>;
  const code = String(value);
  const key = code.replace(/[^A-Za-z0-9]/g, '_');
  return <Chip tone={tone}>{translate(`enums.${name}.${key}`, { _: code })}</Chip>;
}
