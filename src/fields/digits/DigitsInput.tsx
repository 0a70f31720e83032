import { isPrivate, optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import { BoundTextField } from '../shared/BoundTextField';
import { useKindInput } from '../shared/useKindInput';
import type { DigitsOptions } from './schema';

/** A fixed count of digits: what separates them is taken away as it is typed or pasted, nothing else is. */
export function DigitsInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { field, label } = props;
  const { example } = optionsOf<DigitsOptions>(field);
  const { normalise = String } = field.kind;
  const { value } = bound;
  return (
    <BoundTextField
      bound={bound}
      label={label}
      shown={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      onType={(typed) => bound.change(normalise(typed) || null)}
      discreet={isPrivate(field)}
      inputMode="numeric"
      placeholder={example}
    />
  );
}
