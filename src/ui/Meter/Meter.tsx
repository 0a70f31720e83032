import type { HTMLAttributes } from 'react';
import { cx } from '../cx';
import styles from './Meter.module.css';

interface MeterProps extends HTMLAttributes<HTMLDivElement> {
  /** What it measures. */
  label: string;
  /** From 0 to `max`; more fills it and no further. */
  value: number;
  /** Where it is full; 100 without it. */
  max?: number;
  /** What is read out instead of the number. */
  text?: string;
}

/** A bar that fills up to its greatest value. */
export function Meter({ label, value, max = 100, text, className, ...rest }: MeterProps) {
  const shown = Math.min(value, max);
  return (
    <div
      {...rest}
      className={cx(styles.meter, className)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={shown}
      aria-valuetext={text}
    >
      <span style={{ width: `${max > 0 ? (shown * 100) / max : 0}%` }} />
    </div>
  );
}
