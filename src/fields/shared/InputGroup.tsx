import { useId, type ReactNode } from 'react';
import type { BoundInput } from './useKindInput';
import { FieldLabel } from '../../ui/Input/Input';
import { Stack } from '../../ui/Stack/Stack';
import { Note, Problem } from '../../ui/Text/Text';

interface Props {
  bound: Pick<BoundInput, 'error' | 'required' | 'disabled'> & Partial<Pick<BoundInput, 'name'>>;
  label: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** An input made of several controls: one name, one error, tied to the group for screen readers. */
export function InputGroup({ bound, label, hint, children }: Props) {
  const id = useId();
  const said = bound.error ?? hint;
  const Said = bound.error ? Problem : Note;
  return (
    <Stack
      as="fieldset"
      gap={0}
      data-part="group"
      name={bound.name}
      disabled={bound.disabled}
      aria-invalid={bound.error ? true : undefined}
      aria-describedby={said ? id : undefined}
    >
      <FieldLabel as="legend" data-required={bound.required || undefined}>
        {label}
      </FieldLabel>
      {children}
      {said && <Said id={id}>{said}</Said>}
    </Stack>
  );
}
