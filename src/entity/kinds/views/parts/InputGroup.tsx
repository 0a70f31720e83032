import { useId, type ReactNode } from 'react';
import type { BoundInput } from './useKindInput';

interface Props {
  bound: Pick<BoundInput, 'error' | 'required' | 'disabled'>;
  label: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** An input made of several controls: one name, one error, tied to the group for screen readers. */
export function InputGroup({ bound, label, hint, children }: Props) {
  const id = useId();
  const said = bound.error ?? hint;
  return (
    <fieldset
      className="k-group"
      disabled={bound.disabled}
      aria-invalid={bound.error ? true : undefined}
      aria-describedby={said ? id : undefined}
    >
      <legend className="k-label" data-required={bound.required || undefined}>
        {label}
      </legend>
      {children}
      {said && (
        <p id={id} className={bound.error ? 'k-error' : 'k-help'}>
          {said}
        </p>
      )}
    </fieldset>
  );
}
