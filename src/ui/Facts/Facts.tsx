import { Fragment, type ReactNode } from 'react';
import { cx } from '../cx';
import { part } from '../part';
import styles from './Facts.module.css';

/** One fact: its label and its value; a value that is null or undefined is left out. */
export type Fact = readonly [label: string, value: ReactNode];

/** A list of labels and values (`dt`, `dd`), label left: for values that need more than `Facts` can say. */
export const Pairs = part('dl', styles.pairs);

interface PairProps {
  label: ReactNode;
  /** Label and value take the whole width, under each other. */
  wide?: boolean;
  children: ReactNode;
}

/** A label and its value within `Pairs`. */
export const Pair = ({ label, wide, children }: PairProps) => (
  <>
    <dt className={wide ? styles.wide : undefined}>{label}</dt>
    <dd className={wide ? styles.wide : undefined}>{children}</dd>
  </>
);

/** Facts under each other, label left. With `sums` the values are amounts above all: right, digit under digit. */
export const Facts = ({ facts, sums }: { facts: readonly Fact[]; sums?: boolean }) => (
  <Pairs className={cx(sums && styles.sums)}>
    {facts.map(([label, value]) =>
      value === null || value === undefined ? null : (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ),
    )}
  </Pairs>
);
