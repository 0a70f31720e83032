import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { FocusEvent, ReactNode } from 'react';
import type { BoundInput } from './useKindInput';
import { useSelectOnEntry } from './useSelectOnEntry';
import textStyles from '../../ui/Text/Text.module.css';

interface Props {
  bound: BoundInput;
  label: string;
  /** The text in the field. */
  shown: string;
  onType: (typed: string) => void;
  onFocus?: () => void;
  onBlur?: (event: FocusEvent) => void;
  /** Shown under the field while it is valid. */
  hint?: ReactNode;
  /** Shown at once, instead of the form's own error. */
  problem?: string;
  type?: 'text' | 'email' | 'url' | 'tel';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  maxLength?: number;
  /** Greater than one: several lines, growing. */
  rows?: number;
  start?: ReactNode;
  end?: ReactNode;
  /** A number: at the right, and selected as a whole when the field is entered. */
  numeric?: boolean;
  /** Selected as a whole when the field is entered, and no number. */
  whole?: boolean;
  placeholder?: string;
  /** Personal data: browsers neither remember nor spell-check it. */
  discreet?: boolean;
  capitals?: boolean;
}

const adorned = (content: ReactNode, position: 'start' | 'end') =>
  content ? <InputAdornment position={position}>{content}</InputAdornment> : undefined;

/** A text field of a form: label above, error or hint below and tied to the field for screen readers. */
export function BoundTextField({
  bound,
  label,
  shown,
  onType,
  onFocus,
  onBlur,
  hint,
  ...props
}: Props) {
  const error = props.problem ?? bound.error;
  const entry = useSelectOnEntry(Boolean(props.numeric ?? props.whole));
  return (
    <TextField
      id={bound.id}
      name={bound.name}
      label={label}
      fullWidth
      value={shown}
      required={bound.required}
      disabled={bound.disabled}
      error={Boolean(error)}
      helperText={error ?? hint ?? ' '}
      type={props.type ?? 'text'}
      placeholder={props.placeholder}
      multiline={props.rows !== undefined}
      minRows={props.rows}
      maxRows={props.rows === undefined ? undefined : 16}
      inputRef={bound.inputRef}
      onChange={(event) => onType(event.target.value)}
      onMouseDown={entry.onMouseDown}
      onMouseUp={entry.onMouseUp}
      onFocus={(event) => {
        entry.onFocus?.(event);
        onFocus?.();
      }}
      onBlur={(event) => {
        entry.onBlur?.();
        onBlur?.(event);
        bound.blur();
      }}
      slotProps={{
        input: {
          startAdornment: adorned(props.start, 'start'),
          endAdornment: adorned(props.end, 'end'),
        },
        htmlInput: {
          inputMode: props.inputMode,
          maxLength: props.maxLength,
          autoComplete: 'off',
          spellCheck: props.discreet ? false : undefined,
          autoCapitalize: props.capitals ? 'characters' : undefined,
          className: props.numeric ? textStyles.num : undefined,
        },
      }}
    />
  );
}
