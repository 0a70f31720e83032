import type { CSSProperties } from 'react';
import { cx } from '../cx';
import { part, type PartProps } from '../part';
import styles from './Stack.module.css';

/** A strip of figures or buttons above what they are about. */
export const Strip = part('div', styles.strip);

interface SpaceProps extends PartProps {
  /** Distance between the parts: px, or as CSS has it ("4px 12px": between lines, within a line). */
  gap?: number | string;
  /** Distance of the parts from the edge: px, or as CSS has it. */
  pad?: number | string;
}

/** Distances as a style. What is not given stays with the style sheet. */
const spaced = (style: CSSProperties | undefined, gap: SpaceProps['gap'], pad: SpaceProps['pad']) =>
  gap === undefined && pad === undefined ? style : { ...style, gap, padding: pad };

interface StackProps extends SpaceProps {
  /** A line between the parts. */
  lined?: boolean;
}

/** Parts under each other, 8 px apart. */
export const Stack = ({ gap = 8, pad, lined, className, style, ...rest }: StackProps) => (
  <StackPart
    {...rest}
    className={cx(lined && styles.lined, className)}
    style={spaced(style, gap, pad)}
  />
);
const StackPart = part('div', styles.stack);

interface RowProps extends SpaceProps {
  /** The first part left, the last one right. */
  between?: boolean;
}

/** Parts beside each other, 8 px apart, in the next line where there is no room. */
export const Row = ({ gap, pad, between, className, style, ...rest }: RowProps) => (
  <RowPart
    {...rest}
    className={cx(between && styles.between, className)}
    style={spaced(style, gap, pad)}
  />
);
const RowPart = part('div', styles.row);

interface ColumnsProps extends SpaceProps {
  /** Least width of a column, px. */
  min: number;
  /** Columns keep their width where the row has room for more of them. */
  fill?: boolean;
  /** All parts as high as the highest. */
  even?: boolean;
}

/** As many columns of one width as there is room for, 12 px apart. */
export const Columns = ({
  min,
  gap = 12,
  pad,
  fill,
  even,
  className,
  style,
  ...rest
}: ColumnsProps) => (
  <ColumnsPart
    {...rest}
    className={cx(fill && styles.fill, even && styles.even, className)}
    style={{ ...spaced(style, gap, pad), '--min': `${min}px` } as CSSProperties}
  />
);
const ColumnsPart = part('div', styles.columns);

interface SplitProps extends PartProps {
  /** Width of the second part, as CSS has it; 320 px without it. */
  side?: string;
}

/** The main part and a narrow one beside it; below it where the window is narrow. */
export const Split = ({ side, style, ...rest }: SplitProps) => (
  <SplitPart
    {...rest}
    style={side === undefined ? style : ({ ...style, '--side': side } as CSSProperties)}
  />
);
const SplitPart = part('div', styles.split);

/** The narrow part of a `Split` that stays in sight while the main one is scrolled. */
export const Sticky = part('aside', styles.sticky);
