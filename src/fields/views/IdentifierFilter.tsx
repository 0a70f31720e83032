import { useCallback } from 'react';
import { normaliseDigits, normalisePhone } from '../../domain/identifiers';
import { repairRegisterNumber } from '../../domain/registerNumber';
import type { KindFilterProps } from '../KindView';
import { FilterField, FilterText } from './parts/FilterField';
import { useTyped } from './parts/useTyped';

interface Props extends KindFilterProps {
  normalise: (typed: string) => string;
  inputMode: 'numeric' | 'tel' | 'text';
  placeholder?: string;
}

function IdentifierFilter({
  label,
  value,
  onChange,
  autoFocus,
  normalise,
  inputMode,
  placeholder,
}: Props) {
  const onApply = useCallback((typed: string) => onChange(typed || undefined), [onChange]);
  const { typed, setTyped, apply } = useTyped(typeof value === 'string' ? value : '', onApply);
  return (
    <FilterField label={label}>
      {(id) => (
        <FilterText
          id={id}
          value={typed}
          inputMode={inputMode}
          placeholder={placeholder}
          autoFocus={autoFocus}
          onChange={(event) => setTyped(normalise(event.target.value))}
          onEnter={apply}
        />
      )}
    </FilterField>
  );
}

const repaired = (typed: string): string => repairRegisterNumber(typed).value;

/** A register number: look-alike letters are replaced as they are typed. */
export const RegisterNumberFilter = (props: KindFilterProps) => (
  <IdentifierFilter {...props} normalise={repaired} inputMode="text" placeholder="УБ90010112" />
);

/** A phone number without separators. */
export const PhoneFilter = (props: KindFilterProps) => (
  <IdentifierFilter {...props} normalise={normalisePhone} inputMode="tel" placeholder="99112233" />
);

/** A number that is a name. */
export const DigitsFilter = (props: KindFilterProps) => (
  <IdentifierFilter {...props} normalise={normaliseDigits} inputMode="numeric" />
);
