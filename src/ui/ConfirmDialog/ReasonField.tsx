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

/** Why a reason is not one: a message key with its values. */
export interface ReasonProblem {
  key: string;
  values?: { length: number };
}

/**
 * What is wrong with a reason: it is empty, shorter than `min` characters without the blanks around them, or too long.
 * @param min any choice of a list will do without it
 */
export function reasonProblem(reason: string, min = 1): ReasonProblem | undefined {
  const { length } = [...reason.trim()];
  if (length === 0) return { key: 'validation.required' };
  if (length < min) return { key: 'validation.min_length', values: { length: min } };
  if (length <= CONFIRM.reasonMax) return undefined;
  return { key: 'validation.max_length', values: { length: CONFIRM.reasonMax } };
}

/**
 * The reason of an action: from a list, or at least ten characters (docs/domain/interface.md 6.2). A too long one is kept,
 * and marked as an error.
 */
export function ReasonField({ value, onChange, min, options, disabled, error }: ReasonFieldProps) {
  const translate = useTranslate();
  if (options) return <ReasonChoice {...{ value, onChange, options, disabled, error }} />;
  const length = [...value.trim()].length;
  const long = length > CONFIRM.reasonMax ? reasonProblem(value, min) : undefined;
  const problem = long ? translate(long.key, { ...long.values }) : error;
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
      error={Boolean(problem)}
      helperText={problem ?? translate('shell.confirm.reason_length', { length, min })}
    />
  );
}
