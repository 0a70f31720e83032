import type { CSSProperties } from 'react';
import { cx } from '../cx';
import { part, type PartProps } from '../part';
import styles from './Stack.module.css';

/** A strip of figures or buttons above what they are about. */
export const Strip = part('div', styles.strip);

interface GapProps extends PartProps {
  /** Distance between the parts, px. */
  gap?: number;
}

/** Parts under each other. */
export const Stack = ({ gap = 8, className, style, ...rest }: GapProps) => (
  <StackPart {...rest} className={className} style={{ ...style, gap }} />
);
const StackPart = part('div', styles.stack);

/** Parts beside each other, in the next line where there is no room. */
export const Row = ({ gap, style, ...rest }: GapProps) => (
  <RowPart {...rest} style={gap === undefined ? style : { ...style, gap }} />
);
const RowPart = part('div', styles.row);

interface ColumnsProps extends GapProps {
  /** Least width of a column, px. */
  min: number;
  /** Columns keep their width where the row has room for more of them. */
  fill?: boolean;
}

/** As many columns of one width as there is room for. */
export const Columns = ({ min, gap = 12, fill, className, style, ...rest }: ColumnsProps) => (
  <ColumnsPart
    {...rest}
    className={cx(fill && styles.fill, className)}
    style={{ ...style, gap, '--min': `${min}px` } as CSSProperties}
  />
);
const ColumnsPart = part('div', styles.columns);
