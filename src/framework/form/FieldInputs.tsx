import { Suspense, useRef, useState, type RefObject } from 'react';
import type { AnyEntity } from '../../entity/entity';
import type { Field } from '../../entity/Field';
import { kindViews } from '../../fields/views';
import type { KindInputProps } from '../../fields/KindView';
import { FieldCell, FieldGrid } from '../../ui/FieldGroup/FieldGroup';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { useFieldLabel } from '../useLabels';

interface Props {
  entity: AnyEntity;
  /** In the order in which they are asked for. */
  fields: readonly (readonly [name: string, field: Field])[];
  /** The first input takes the focus, unless the person is in another input of the form by then. */
  autoFocus: boolean;
  disabled?: boolean;
}

/** The inputs of fields, in columns. A kind's input may have to be fetched: a skeleton is in their place until all are there. */
export function FieldInputs({ entity, fields, autoFocus, disabled }: Props) {
  const label = useFieldLabel(entity.name);
  const grid = useRef<HTMLDivElement>(null);
  return (
    <FieldGrid ref={grid}>
      <Suspense fallback={<Skeleton />}>
        {fields.map(([name, field], index) => (
          <FieldCell key={name} wide={field.kind.wide}>
            <FieldInput
              field={field}
              source={name}
              label={label(name)}
              resource={entity.name}
              disabled={disabled}
              wanted={autoFocus && index === 0}
              grid={grid}
            />
          </FieldCell>
        ))}
      </Suspense>
    </FieldGrid>
  );
}

interface FieldInputProps extends Omit<KindInputProps, 'autoFocus'> {
  /** It takes the focus when it appears. */
  wanted: boolean;
  grid: RefObject<HTMLElement | null>;
}

/** Decides about the focus at the moment in which the input appears: whoever types elsewhere by then goes on there. */
function FieldInput({ wanted, grid, ...rest }: FieldInputProps) {
  const { Input } = kindViews[rest.field.kind.name];
  const [autoFocus] = useState(() => wanted && !isInForm(grid.current));
  return <Input {...rest} autoFocus={autoFocus} />;
}

/** Whether something of the form around an element has the focus; the frame of a dialog has it until somebody takes it. */
function isInForm(element: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) return false;
  return element?.closest('form')?.contains(activeElement) === true;
}
