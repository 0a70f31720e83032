import { useState } from 'react';
import { optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import type { NumberOptions } from './schema';
import { readNumber } from './typed';
import { BoundTextField } from '../shared/BoundTextField';
import { useKindInput } from '../shared/useKindInput';

/** A plain number, a share of a hundred, or seconds. */
export function NumberInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const [typed, setTyped] = useState<string | null>(null);
  const { integer, format } = optionsOf<NumberOptions>(props.field);
  const value =
    typeof bound.value === 'number' || typeof bound.value === 'string' ? String(bound.value) : '';
  // While it is typed, `1.` and `0.0` stay as they are.
  const shown = typed !== null && readNumber(typed) === bound.value ? typed : value;
  return (
    <BoundTextField
      bound={bound}
      label={props.label}
      shown={shown}
      onType={(next) => {
        setTyped(next);
        bound.change(readNumber(next));
      }}
      onBlur={() => setTyped(null)}
      inputMode={integer ? 'numeric' : 'decimal'}
      numeric
      end={
        format === 'percent'
          ? '%'
          : format === 'duration'
            ? bound.translate('unit.second_short')
            : undefined
      }
    />
  );
}
