import { useTranslate } from 'ra-core';
import { Select } from '../../ui/Input/Input';
import type { Option } from './OptionInput';

interface Props {
  id?: string;
  label?: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** The browser's own selection with "all" on top. */
export function PlainSelect({ id, label, value, options, onChange, autoFocus }: Props) {
  const translate = useTranslate();
  return (
    <Select
      id={id}
      aria-label={label}
      value={value}
      disabled={options.length === 0}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{translate('common.all')}</option>
      {options.map((option) => (
        <option key={option.value} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
