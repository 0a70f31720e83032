import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { MessageKey } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { CONFIRM } from '../../domain/settings';
import { ReasonChoice } from './ReasonChoice';

export interface ReasonOption {
  value: string;
  /** In words. */
  label: string;
}

interface ReasonFieldProps {
  /** Its name in the form around. */
  name?: string;
  value: string;
  onChange: (reason: string) => void;
  options?: readonly ReasonOption[];
  disabled?: boolean;
  /** What is wrong with it. */
  error?: string;
}

/** Why a reason is not one: a message key with its values. */
export interface ReasonProblem {
  key: MessageKey;
  values?: Readonly<Record<string, number>>;
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
 * and marked as an error; a too short one is, once the field was left.
 */
export function ReasonField(props: ReasonFieldProps) {
  const { name, value, onChange, options, disabled, error } = props;
  const translate = useTranslate();
  const [wasLeft, setLeft] = useState(false);
  if (options) return <ReasonChoice {...{ name, value, onChange, options, disabled, error }} />;
  const length = [...value.trim()].length;
  const isShown = length > CONFIRM.reasonMax || (wasLeft && length > 0);
  const own = isShown ? reasonProblem(value, CONFIRM.reasonMin) : undefined;
  const problem = own ? translate(own.key, { ...own.values }) : error;
  return (
    <TextField
      name={name}
      label={translate('common.reason')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setLeft(true)}
      multiline
      minRows={3}
      maxRows={8}
      fullWidth
      required
      autoFocus
      disabled={disabled}
      sx={{ mt: 2 }}
      error={Boolean(problem)}
      helperText={
        problem ?? translate('shell.confirm.reason_length', { length, min: CONFIRM.reasonMin })
      }
    />
  );
}
