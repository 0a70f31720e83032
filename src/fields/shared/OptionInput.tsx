import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { SuggestionBox } from './SuggestionBox';
import type { BoundInput } from './useKindInput';
import { Muted } from '../../ui/Text/Text';

/** One entry of a selection. */
export interface Option {
  value: string | number;
  label: string;
}

/** More options than this are typed for instead of looked through. */
const SEARCH_FROM = 8;

interface Props {
  bound: BoundInput;
  label: string;
  options: readonly Option[];
  value: string | number | null;
  onChange: (value: string | number | null) => void;
}

/** An option for a value that is no longer offered, so that old records show what they hold. */
const withCurrent = (
  options: readonly Option[],
  value: string | number | null,
): readonly Option[] =>
  value === null || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: String(value) }];

/** One of several options: a plain selection for a few, a search for many. */
export function OptionInput(props: Props) {
  const options = withCurrent(props.options, props.value);
  return options.length > SEARCH_FROM ? (
    <SearchOption {...props} options={options} />
  ) : (
    <SelectOption {...props} options={options} />
  );
}

function SelectOption({ bound, label, options, value, onChange }: Props) {
  const { translate } = bound;
  return (
    <TextField
      select
      fullWidth
      id={bound.id}
      name={bound.name}
      label={label}
      required={bound.required}
      disabled={bound.disabled}
      error={Boolean(bound.error)}
      helperText={bound.error ?? ' '}
      inputRef={bound.inputRef}
      value={value === null ? '' : String(value)}
      onChange={(event) =>
        onChange(
          options.find((option) => String(option.value) === event.target.value)?.value ?? null,
        )
      }
      onBlur={bound.blur}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="" disabled={bound.required}>
        <Muted>{translate('common.select_placeholder')}</Muted>
      </MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function SearchOption({ bound, label, options, value, onChange }: Props) {
  const { translate } = bound;
  const current = options.find((option) => option.value === value)?.label;
  // The same object with every key: a new one makes MUI put the chosen name back into the box, over what is typed.
  const chosen = useMemo(
    () => (value === null || current === undefined ? null : { value, label: current }),
    [current, value],
  );
  return (
    <SuggestionBox
      id={bound.id}
      options={options}
      disabled={bound.disabled}
      value={chosen}
      onChange={(_event, option) => onChange(option?.value ?? null)}
      onBlur={bound.blur}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      field={{
        name: bound.name,
        label,
        required: bound.required,
        error: Boolean(bound.error),
        helperText: bound.error ?? ' ',
        inputRef: bound.inputRef,
        placeholder: translate('common.select_placeholder'),
      }}
    />
  );
}
