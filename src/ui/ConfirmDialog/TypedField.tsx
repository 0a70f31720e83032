import TextField from '@mui/material/TextField';
import { useTranslate } from '../../i18n/useTranslate';

/** What must be typed before an action that cannot be made good, or one on many records, is done. */
export interface Typed {
  /** Digits: a count, or the last ones of a number. */
  code: string;
  /** What they are, in words. */
  label: string;
}

interface Props {
  /** Its name in the form around. */
  name?: string;
  typed: Typed;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Something else was typed. */
  error?: boolean;
}

/** What to type, so that the action cannot be done by habit. It is shown, and may be pasted. */
export function TypedField({ name, typed, value, onChange, disabled, autoFocus, error }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      data-part="confirm-code"
      name={name}
      label={typed.label}
      helperText={translate('shell.confirm.type_code', { code: typed.code })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      autoFocus={autoFocus}
      error={error}
      fullWidth
      required
      sx={{ mt: 2 }}
      autoComplete="off"
      slotProps={{ htmlInput: { spellCheck: false, inputMode: 'numeric' } }}
    />
  );
}
