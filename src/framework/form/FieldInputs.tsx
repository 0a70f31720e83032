import { Suspense, useLayoutEffect, useRef, type RefObject } from 'react';
import type { AnyEntity } from '../../entity/entity';
import type { Field } from '../../entity/Field';
import { kindViews } from '../../fields/views';
import { FieldCell, FieldGrid, SwitchCells } from '../../ui/FieldGroup/FieldGroup';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { useFieldLabel } from '../useLabels';
import { focusInput } from './focusInput';

interface Props {
  entity: AnyEntity;
  /** In the order in which they are asked for. */
  fields: readonly (readonly [name: string, field: Field])[];
  /** The first input takes the focus, unless the person is in another input of the form by then. */
  autoFocus: boolean;
  disabled?: boolean;
}

/**
 * The inputs of fields, in columns, and the switches of a group together below them: between inputs they would hang in the
 * air. A kind's input may have to be fetched: a skeleton is in their place until all are there. */
export function FieldInputs({ entity, fields, autoFocus, disabled }: Props) {
  const label = useFieldLabel(entity.name);
  const first = useRef<HTMLDivElement>(null);
  const isSwitch = ({ kind }: Field) => kind.name === 'flag';
  const others = fields.filter(([, field]) => !isSwitch(field));
  const switches = fields.filter(([, field]) => isSwitch(field));
  const ordered = [...others, ...switches];
  const cell = ([name, field]: (typeof fields)[number]) => {
    const { Input } = kindViews[field.kind.name];
    return (
      <FieldCell key={name} wide={field.kind.wide} ref={name === ordered[0][0] ? first : undefined}>
        <Input
          field={field}
          source={name}
          label={label(name)}
          resource={entity.name}
          disabled={disabled}
        />
      </FieldCell>
    );
  };
  return (
    <FieldGrid>
      <Suspense fallback={<Skeleton />}>
        {others.map(cell)}
        {switches.length > 0 && <SwitchCells>{switches.map(cell)}</SwitchCells>}
        {autoFocus && <FocusTaker place={first} />}
      </Suspense>
    </FieldGrid>
  );
}

/**
 * Decides about the focus at the moment in which the inputs come into the page: whoever types elsewhere by then goes on
 * there. An input's own `autoFocus` would have to be decided when it is drawn, up to a third of a second earlier.
 */
function FocusTaker({ place }: { place: RefObject<HTMLElement | null> }) {
  const isDecided = useRef(false);
  useLayoutEffect(() => {
    if (isDecided.current || !place.current) return;
    // Once: the effect also runs when what was hidden is shown again.
    isDecided.current = true;
    if (!isInForm(place.current)) focusInput(place.current);
  }, [place]);
  return null;
}

/** Whether something of the form around an element has the focus; the frame of a dialog has it until somebody takes it. */
function isInForm(element: HTMLElement): boolean {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) return false;
  return element.closest('form')?.contains(activeElement) === true;
}
