import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import { UNIT_LEVELS, type AdministrativeUnitOptions } from './schema';
import { InputGroup } from '../shared/InputGroup';
import { OptionInput } from '../shared/OptionInput';
import { useKindInput } from '../shared/useKindInput';
import { useUnits } from './useUnits';
import { Columns } from '../../ui/Stack/Stack';

/**
 * Province, then district or soum, then sub-district, as deep as the field goes: each offers the units in the one
 * before. A province alone, and a unit within that of another field, is one selection under the field's own label.
 */
export function AdministrativeUnitInput(props: KindInputProps) {
  const { within } = optionsOf<AdministrativeUnitOptions>(props.field);
  return within ? <UnitWithin {...props} within={within} /> : <WholeUnit {...props} />;
}

/** One unit among those below the one that another field of the form holds; it goes with a change of that. */
function UnitWithin({ within, ...props }: KindInputProps & { within: string }) {
  const bound = useKindInput(props);
  const { level = 'subdistrict' } = optionsOf<AdministrativeUnitOptions>(props.field);
  const parent: unknown = useWatch({ name: props.source.replace(/[^.]+$/, within) });
  const above = typeof parent === 'string' ? parent : '';
  const value = typeof bound.value === 'string' ? bound.value : '';
  const isElsewhere = value !== '' && !value.startsWith(`${above}-`);
  const { options } = useUnits(value.startsWith(above) ? value || above : above)[
    UNIT_LEVELS.indexOf(level)
  ];
  const { change } = bound;
  useEffect(() => {
    if (isElsewhere) change(null);
  }, [change, isElsewhere]);
  return (
    <OptionInput
      bound={{ ...bound, disabled: bound.disabled || above === '' }}
      label={props.label}
      options={options}
      value={isElsewhere ? null : value || null}
      onChange={bound.change}
    />
  );
}

function WholeUnit(props: KindInputProps) {
  const bound = useKindInput(props);
  const { level = 'subdistrict' } = optionsOf<AdministrativeUnitOptions>(props.field);
  const code = typeof bound.value === 'string' ? bound.value : '';
  const depth = UNIT_LEVELS.indexOf(level) + 1;
  const units = useUnits(code).slice(0, depth);
  if (level === 'province')
    return (
      <OptionInput
        bound={bound}
        label={props.label}
        options={units[0].options}
        value={units[0].value || null}
        onChange={bound.change}
      />
    );
  return (
    <InputGroup bound={bound} label={props.label}>
      <Columns min={180}>
        {units.map(({ value, options }, index) => (
          <OptionInput
            key={UNIT_LEVELS[index]}
            bound={{
              ...bound,
              id: `${bound.id}-${index}`,
              name: `${bound.name}.${UNIT_LEVELS[index]}`,
              error: undefined,
              inputRef: index === 0 ? bound.inputRef : () => undefined,
              disabled: bound.disabled || (index > 0 && options.length === 0),
            }}
            label={bound.translate(`kinds.unit.${UNIT_LEVELS[index]}`)}
            options={options}
            value={value || null}
            onChange={(next) => bound.change(next ?? (units[index - 1]?.value || null))}
          />
        ))}
      </Columns>
    </InputGroup>
  );
}
