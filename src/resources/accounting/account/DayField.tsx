import { useId } from 'react';
import { FieldLabel, Input } from '../../../ui/Input/Input';

interface Props {
  label: string;
  /** YYYY-MM-DD; empty while nothing is chosen. */
  value: string;
  /** The last day that can be chosen. */
  max?: string;
  onChange: (day: string) => void;
}

/** A day that a figure is asked for: a plain field, because nothing is saved. */
export function DayField({ label, value, max, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        id={id}
        type="date"
        value={value}
        max={max}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
