import { useLocaleState } from 'ra-core';
import { banks } from '../../reference/banks';
import type { KindInputProps } from '../KindView';
import { nameIn } from '../shared/nameIn';
import { OptionInput } from '../shared/OptionInput';
import { useKindInput } from '../shared/useKindInput';

/** A bank; those that are no longer there stay on old records but are not offered. */
export function BankInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const [locale] = useLocaleState();
  const value =
    bound.value === null || bound.value === undefined || bound.value === ''
      ? null
      : Number(bound.value);
  const options = banks
    .filter(({ historical, code }) => !historical || code === value)
    .map((bank) => ({ value: bank.code, label: nameIn(locale, bank) }));
  return (
    <OptionInput
      bound={bound}
      label={props.label}
      options={options}
      value={value}
      onChange={bound.change}
    />
  );
}
