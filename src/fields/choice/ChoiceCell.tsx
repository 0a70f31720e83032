import { useTranslate } from 'ra-core';
import { codesOf, normalise, toneOf } from '../../domain/enums/readEnum';
import { isBlank, optionsOf } from '../../entity/Field';
import { Chip } from '../../ui/Chip/Chip';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { Several } from '../shared/Several';
import { labelOf, type ChoiceOptions } from './schema';

function ValueChip({ value, options }: { value: unknown; options: ChoiceOptions }) {
  const translate = useTranslate();
  const known = normalise(options.enumeration, value);
  const code =
    options.numbered && known !== undefined ? codesOf(options.enumeration, known)[0] : undefined;
  return (
    <Chip tone={toneOf(options.enumeration, known)}>
      {code === undefined ? '' : `${code} `}
      {labelOf(value, options, translate)}
    </Chip>
  );
}

/** A value of a closed list as a chip, or several of them; an unknown code is shown as it came. */
export function ChoiceCell({ value, field, place }: CellProps) {
  const options = optionsOf<ChoiceOptions>(field);
  if (field.kind.several) {
    const values = [value].flat().filter((one) => !isBlank(one));
    return (
      <Several place={place}>
        {values.map((one) => (
          <ValueChip key={String(one)} value={one} options={options} />
        ))}
      </Several>
    );
  }
  // Nothing may be a value: what the enumeration makes of it is shown.
  const missing = value === undefined || value === '' || value === null;
  if (missing && normalise(options.enumeration, value) === undefined) return <EmptyValue />;
  return <ValueChip value={value} options={options} />;
}
