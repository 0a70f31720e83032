import type { HTMLAttributes, ReactNode, Ref, TableHTMLAttributes } from 'react';
import { cx } from '../cx';
import text from '../Text/Text.module.css';
import styles from './Table.module.css';

interface TableFrameProps extends HTMLAttributes<HTMLDivElement> {
  /** What the table is, for people who cannot see it; `aria-labelledby` where its title is on the page. */
  label?: string;
  /** It scrolls in itself when it is higher than the window; head and foot stay in sight. */
  tall?: boolean;
  ref?: Ref<HTMLDivElement>;
  'data-part'?: string;
}

/** The frame of a table: what is wide scrolls in itself, by the keyboard too, and never widens the page. */
export const TableFrame = ({ label, tall, className, ...rest }: TableFrameProps) => (
  <div
    tabIndex={0}
    role="group"
    aria-label={label}
    {...rest}
    className={cx(styles.frame, tall && styles.tall, className)}
  />
);

export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  caption?: ReactNode;
  /** The caption is seen, not only heard. */
  captioned?: boolean;
  /** Inside of a text or a dialog: no ground below the heads, no distance from the edge. */
  inner?: boolean;
  /** Cells are as high as their text instead of one line. */
  wrap?: boolean;
  'data-part'?: string;
}

/** The one skin of tables, with plain rows: for tables whose rows are not all alike; the others are a `DataTable`. */
export function Table({
  caption,
  captioned,
  inner,
  wrap,
  className,
  children,
  ...rest
}: TableProps) {
  return (
    <table
      {...rest}
      className={cx(styles.table, inner && styles.inner, wrap && styles.wrap, className)}
    >
      {caption && <caption className={captioned ? undefined : text.hidden}>{caption}</caption>}
      {children}
    </table>
  );
}
