import type { KindFilterProps } from '../KindView';
import { FilterField } from './FilterField';
import type { Option } from './OptionInput';
import { PlainSelect } from './PlainSelect';

interface Props extends KindFilterProps {
  options: readonly Option[];
  /** What a chosen option asks the list for. */
  read?: (chosen: string) => unknown;
}

/** One of a few. */
export function OptionFilter({ label, value, onChange, autoFocus, options, read = String }: Props) {
  return (
    <FilterField label={label}>
      {(id) => (
        <PlainSelect
          id={id}
          value={value === undefined || value === null ? '' : String(value)}
          options={options}
          onChange={(chosen) => onChange(chosen === '' ? undefined : read(chosen))}
          autoFocus={autoFocus}
        />
      )}
    </FilterField>
  );
}
