import { optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import { canonical, type ChoiceOptions } from './schema';
import { OptionInput, type Option } from '../shared/OptionInput';
import { SuggestionBox } from '../shared/SuggestionBox';
import { useChoices } from './useChoices';
import { useKindInput } from '../shared/useKindInput';

const scalar = (value: unknown): string | number | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;

/** One of a closed list, or several. */
export const ChoiceInput = (props: KindInputProps) =>
  props.field.kind.several ? <SeveralOf {...props} /> : <OneOf {...props} />;

function OneOf(props: KindInputProps) {
  const bound = useKindInput(props);
  const options = useChoices(props.field);
  const value = scalar(canonical(bound.value, optionsOf<ChoiceOptions>(props.field)));
  return (
    <OptionInput
      bound={bound}
      label={props.label}
      options={options}
      value={value}
      onChange={bound.change}
    />
  );
}

function SeveralOf(props: KindInputProps) {
  const bound = useKindInput(props);
  const options = useChoices(props.field);
  const held = Array.isArray(bound.value) ? bound.value : [];
  const chosen = held.map((one): Option => {
    const value = scalar(canonical(one, optionsOf<ChoiceOptions>(props.field))) ?? '';
    return options.find((option) => option.value === value) ?? { value, label: String(value) };
  });
  return (
    <SuggestionBox
      multiple
      id={bound.id}
      disableCloseOnSelect
      options={options}
      disabled={bound.disabled}
      value={chosen}
      onChange={(_event, next) => bound.change(next.map(({ value }) => value))}
      onBlur={bound.blur}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      field={{
        name: bound.name,
        label: props.label,
        required: bound.required,
        error: Boolean(bound.error),
        helperText: bound.error ?? ' ',
        inputRef: bound.inputRef,
      }}
    />
  );
}
