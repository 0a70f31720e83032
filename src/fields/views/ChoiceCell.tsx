import { useTranslate } from 'ra-core';
import { codesOf, normalise, toneOf } from '../../domain/enums/readEnum';
import { Chip } from '../../ui/Chip/Chip';
import type { CellProps } from '../KindView';
import { labelOf, type ChoiceOptions } from '../choice';
import { EmptyValue } from './EmptyValue';
import kindsStyles from './kinds.module.css';

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
export function ChoiceCell(props: CellProps) {
  const { value, field } = props;
  const options = field.options as unknown as ChoiceOptions;
  if (options.multiple) return <ChoicesCell {...props} />;
  const missing = value === undefined || value === '' || value === null;
  if (missing && normalise(options.enumeration, value) === undefined) return <EmptyValue />;
  return <ValueChip value={value} options={options} />;
}

function ChoicesCell({ value, field }: CellProps) {
  const values = [value].flat().filter((one) => one !== null && one !== undefined && one !== '');
  if (values.length === 0) return <EmptyValue />;
  return (
    <span className={kindsStyles.chips}>
      {values.map((one) => (
        <ValueChip
          key={String(one)}
          value={one}
          options={field.options as unknown as ChoiceOptions}
        />
      ))}
    </span>
  );
}
