import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../cx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words. */
  'aria-label': string;
  ref?: Ref<HTMLButtonElement>;
}

/** A small button with a sign instead of words. A plain element: rows, cells and chips of lists hold many of them. */
export const IconButton = ({ className, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={cx(styles.button, className)} />
);
