import type { KindInputProps } from '../../KindView';
import type { AdministrativeUnitOptions } from '../administrativeUnit';
import { InputGroup } from './parts/InputGroup';
import { OptionInput } from './parts/OptionInput';
import { useKindInput } from './parts/useKindInput';
import { useUnits } from './parts/useUnits';
import { Columns } from '../../../ui/Stack/Stack';

const LEVELS = ['province', 'district', 'subdistrict'] as const;

/** Province, then district or soum, then sub-district: each offers what lies in the one before. */
export function AdministrativeUnitInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { level = 'subdistrict' } = props.field.options as AdministrativeUnitOptions;
  const code = typeof bound.value === 'string' ? bound.value : '';
  const depth = LEVELS.indexOf(level) + 1;
  const units = useUnits(code).slice(0, depth);
  return (
    <InputGroup bound={bound} label={props.label}>
      <Columns min={180}>
        {units.map(({ value, options }, index) => (
          <OptionInput
            key={LEVELS[index]}
            bound={{
              ...bound,
              id: `${bound.id}-${index}`,
              name: `${bound.name}.${LEVELS[index]}`,
              error: undefined,
              inputRef: index === 0 ? bound.inputRef : () => undefined,
              disabled: bound.disabled || (index > 0 && options.length === 0),
            }}
            label={bound.translate(`kinds.unit.${LEVELS[index]}`)}
            options={options}
            value={value || null}
            onChange={(next) => bound.change(next ?? (units[index - 1]?.value || null))}
            autoFocus={props.autoFocus && index === 0}
          />
        ))}
      </Columns>
    </InputGroup>
  );
}
