import { useCallback } from 'react';
import { optionsOf } from '../../entity/Field';
import type { KindFilterProps } from '../KindView';
import { FilterField, FilterText } from './FilterField';
import { useTyped } from './useTyped';

/** An identifier as it is typed, put right by its kind: without separators, with Cyrillic letters. */
export function IdentifierFilter({ field, label, value, onChange, autoFocus }: KindFilterProps) {
  const onApply = useCallback((typed: string) => onChange(typed || undefined), [onChange]);
  const { typed, setTyped, apply } = useTyped(typeof value === 'string' ? value : '', onApply);
  const { example } = optionsOf<{ example?: string }>(field);
  const { normalise = String } = field.kind;
  return (
    <FilterField label={label}>
      {(id) => (
        <FilterText
          id={id}
          value={typed}
          inputMode={/^\d*$/.test(example ?? '') ? 'numeric' : 'text'}
          placeholder={example}
          autoFocus={autoFocus}
          onChange={(event) => setTyped(normalise(event.target.value))}
          onEnter={apply}
        />
      )}
    </FilterField>
  );
}
