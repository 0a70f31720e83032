import type { HTMLAttributes } from 'react';
import { cx } from '../cx';
import styles from './Meter.module.css';

interface MeterProps extends HTMLAttributes<HTMLDivElement> {
  /** 0 to 100. */
  percent: number | string;
}

/** A bar that is full at 100 %; the caller says what it measures (`role="meter"` with its values). */
export const Meter = ({ percent, className, ...rest }: MeterProps) => (
  <div {...rest} className={cx(styles.meter, className)}>
    <span style={{ width: `${percent}%` }} />
  </div>
);
