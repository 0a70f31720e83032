import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { CONFIRM } from '../../domain/settings';
import { ReasonChoice } from './ReasonChoice';

export interface ReasonOption {
  value: string;
  /** In words. */
  label: string;
}

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Shortest free text, characters. */
  min: number;
  options?: readonly ReasonOption[];
  disabled?: boolean;
  /** What is wrong with it. */
  error?: string;
}

/** Enough of a reason: at least `min` characters without the blanks around them; any choice when `min` is undefined. */
export const reasonReady = (reason: string, min = 1): boolean => [...reason.trim()].length >= min;

/** The reason of an act: from a list, or at least ten characters (domain.md X4). */
export function ReasonField({ value, onChange, min, options, disabled, error }: ReasonFieldProps) {
  const translate = useTranslate();
  if (options) return <ReasonChoice {...{ value, onChange, options, disabled, error }} />;
  const length = [...value.trim()].length;
  return (
    <TextField
      label={translate('common.reason')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={3}
      maxRows={8}
      fullWidth
      required
      autoFocus
      disabled={disabled}
      sx={{ mt: 2 }}
      error={Boolean(error)}
      helperText={error ?? translate('shell.confirm.reason_length', { length, min })}
      slotProps={{ htmlInput: { maxLength: CONFIRM.reasonMax } }}
    />
  );
}
