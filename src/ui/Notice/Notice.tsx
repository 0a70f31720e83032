import Alert from '@mui/material/Alert';
import type { AriaRole, ReactNode } from 'react';
import type { Tone } from '../../domain/tone';

interface NoticeProps {
  /** How grave it is. Default: `info`. */
  tone?: Tone;
  /** `alert` and `status` are read out when they appear; a notice that was there from the start is a note. */
  role?: AriaRole;
  'aria-live'?: 'polite';
  'aria-labelledby'?: string;
  /** With the sign of its tone, for what has just happened. */
  sign?: boolean;
  className?: string;
  'data-part'?: string;
  children?: ReactNode;
}

const SEVERITIES: Partial<Record<Tone, 'success' | 'warning' | 'error'>> = {
  success: 'success',
  caution: 'warning',
  warning: 'warning',
  danger: 'error',
  critical: 'error',
};

/** Something to know before one goes on. */
export const Notice = ({ tone = 'info', role = 'note', sign, ...rest }: NoticeProps) => (
  <Alert
    {...rest}
    role={role}
    severity={SEVERITIES[tone] ?? 'info'}
    data-tone={tone}
    data-sign={sign}
    icon={sign ? undefined : false}
  />
);
