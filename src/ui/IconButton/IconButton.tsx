import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../cx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words. */
  'aria-label': string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A small button with a sign instead of words. A plain element: cells and chips of lists hold many of them, and MUI's would
 * cost 7.0 kB (gzip) before the first row, 5.5 kB of it ButtonBase.
 */
export const IconButton = ({ className, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={cx(styles.button, className)} />
);
