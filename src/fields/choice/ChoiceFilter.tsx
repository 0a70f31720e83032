import { optionsOf } from '../../entity/Field';
import type { KindFilterProps } from '../KindView';
import { FilterField } from '../shared/FilterField';
import { OptionPanel } from '../shared/OptionPanel';
import { canonical, type ChoiceOptions } from './schema';
import { useChoices } from './useChoices';

/** Any of several values of a closed list. */
export function ChoiceFilter({ field, label, value, onChange, autoFocus }: KindFilterProps) {
  const options = useChoices(field);
  const known = optionsOf<ChoiceOptions>(field);
  const asked = value === undefined ? [] : [value].flat().map((one) => canonical(one, known));
  return (
    <FilterField label={label}>
      {(id) => (
        <OptionPanel
          id={id}
          label={label}
          several
          options={options}
          chosen={asked as readonly (string | number)[]}
          onChange={(next) => onChange(next.length > 0 ? next : undefined)}
          autoFocus={autoFocus}
        />
      )}
    </FilterField>
  );
}
