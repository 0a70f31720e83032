import type { ReactNode } from 'react';
import { toMongo } from '../../domain/lending/amounts';
import styles from './PairBars.module.css';

/** What two bars under each other compare. Amounts are decimal strings, zero or more. */
export interface Pair {
  key: string;
  label: ReactNode;
  before: string;
  after: string;
}

interface Props {
  pairs: readonly Pair[];
  /** What is compared, in words: the name of the picture. The figures themselves stand in a table beside it. */
  label: string;
  before: string;
  after: string;
}

const FULL = 10_000n;

/** Two bars for each of a few figures, before and after, on one scale. Drawn without a chart library. */
export function PairBars({ pairs, label, before, after }: Props) {
  const most = pairs
    .flatMap((pair) => [toMongo(pair.before), toMongo(pair.after)])
    .reduce((top, one) => (one > top ? one : top), 1n);
  const width = (amount: string) => `${Number((toMongo(amount) * FULL) / most) / 100}%`;
  return (
    <div className={styles.figure} role="img" aria-label={label}>
      {pairs.map(({ key, label: name, ...pair }) => (
        <div key={key} className={styles.pair}>
          <span className={styles.name}>{name}</span>
          <span className={styles.bars}>
            <span className={styles.before} style={{ width: width(pair.before) }} />
            <span className={styles.after} style={{ width: width(pair.after) }} />
          </span>
        </div>
      ))}
      <div className={styles.legend}>
        <span data-side="before">{before}</span>
        <span data-side="after">{after}</span>
      </div>
    </div>
  );
}
