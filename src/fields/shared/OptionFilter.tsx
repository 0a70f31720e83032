import type { KindFilterProps } from '../KindView';
import { FilterField } from './FilterField';
import type { Option } from './OptionInput';
import { OptionPanel } from './OptionPanel';

interface Props extends KindFilterProps {
  options: readonly Option[];
  /** What a chosen option asks the list for. */
  read?: (chosen: string) => unknown;
}

/** One of a few. */
export function OptionFilter({ label, value, onChange, autoFocus, options, read = String }: Props) {
  const chosen = options.filter((option) => String(option.value) === String(value ?? ''));
  return (
    <FilterField label={label}>
      {(id) => (
        <OptionPanel
          id={id}
          label={label}
          options={options}
          chosen={chosen.map((option) => option.value)}
          onChange={([next]) => onChange(next === undefined ? undefined : read(String(next)))}
          autoFocus={autoFocus}
        />
      )}
    </FilterField>
  );
}
