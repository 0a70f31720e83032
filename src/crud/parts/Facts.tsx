import { Fragment, type ReactNode } from 'react';
import '../crud.css';

/** One fact: its label and its value; a value that is null or undefined is left out. */
export type Fact = readonly [label: string, value: ReactNode];

interface Props {
  facts: readonly Fact[];
  /** The values are amounts above all: they stand right, digit under digit. */
  sums?: boolean;
}

/** Facts under each other, label left. */
export function Facts({ facts, sums }: Props) {
  return (
    <dl className={sums ? 'u-pairs u-sums' : 'u-pairs'}>
      {facts.map(([label, value]) =>
        value === null || value === undefined ? null : (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
