import { Fragment, type ReactNode } from 'react';

/** One fact: its label and its value; a value that is null or undefined is left out. */
export type Fact = readonly [label: string, value: ReactNode];

/** Facts under each other, label left. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="u-pairs">
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
