import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../cx';
import styles from './CellButton.module.css';

interface CellButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words. */
  'aria-label': string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A small button with a sign instead of words, for what stands in rows: values of cells and chips. A plain element,
 * because lists hold many of them; everywhere else it is `IconButton`.
 */
export const CellButton = ({ className, ...rest }: CellButtonProps) => (
  <button type="button" {...rest} className={cx(styles.button, className)} />
);
