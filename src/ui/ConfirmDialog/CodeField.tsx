import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { Difference } from '../DiffTable/DiffTable';

/** What an irreversible action changes, and what must be typed to do it. */
export interface Consequence {
  rows: readonly Difference[];
  /** The exact text to type: an amount, a count or a code. */
  code: string;
  /** What the code is, in words: "Loan code". */
  codeLabel: string;
}

interface CodeFieldProps {
  consequence: Consequence;
  value: string;
  onChange: (code: string) => void;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Something else was typed. */
  error?: boolean;
}

/** The code to type, so that the action cannot be done by habit. Pasting is allowed. */
export function CodeField({
  consequence,
  value,
  onChange,
  disabled,
  autoFocus,
  error,
}: CodeFieldProps) {
  const translate = useTranslate();
  const { code, codeLabel } = consequence;
  return (
    <TextField
      data-part="confirm-code"
      label={codeLabel}
      helperText={translate('shell.confirm.type_code', { code })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      autoFocus={autoFocus}
      error={error}
      fullWidth
      required
      sx={{ mt: 2 }}
      autoComplete="off"
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}
