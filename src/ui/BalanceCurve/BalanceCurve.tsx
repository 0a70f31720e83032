import { daysBetween } from '../../domain/dates';
import { toMongo } from '../../domain/lending/amounts';
import styles from './BalanceCurve.module.css';

interface Point {
  /** YYYY-MM-DD. */
  date: string;
  /** Decimal string. */
  balance: string;
}

/** What the curve says in words. */
export interface CurveWords {
  from: string;
  to: string;
  first: string;
  last: string;
  least: string;
  most: string;
}

interface Props {
  /** The oldest first, at least one: a balance holds until the next point. */
  points: readonly Point[];
  /** The last day of the curve. */
  until: string;
  /** The same in words: for screen readers, and below the curve. */
  describe: (words: CurveWords) => string;
}

const WIDTH = 1_000;
const HEIGHT = 200;

/** How a balance went: a line of steps over days, drawn without a chart library. The scale is worked out in whole möngö. */
export function BalanceCurve({ points, until, describe }: Props) {
  if (points.length === 0) return null;
  const byAmount = [...points].sort((one, other) =>
    toMongo(one.balance) < toMongo(other.balance) ? -1 : 1,
  );
  const least = byAmount[0].balance;
  const most = byAmount[byAmount.length - 1].balance;
  const from = points[0].date;
  const words = describe({
    from,
    to: until,
    first: points[0].balance,
    last: points[points.length - 1].balance,
    least,
    most,
  });
  const low = smallest(toMongo(least), 0n);
  const span = largest(toMongo(most), 0n) - low || 1n;
  const days = Math.max(1, daysBetween(from, until) ?? 1);
  const x = (date: string) => Math.round(((daysBetween(from, date) ?? 0) * WIDTH) / days);
  const y = (mongo: bigint) => HEIGHT - Number(((mongo - low) * BigInt(HEIGHT)) / span);
  const steps = points.map(({ date, balance }, place) => {
    const height = y(toMongo(balance));
    return place === 0 ? `M0 ${height}` : `H${x(date)}V${height}`;
  });
  const line = `${steps.join('')}H${WIDTH}`;
  const ground = y(0n);
  return (
    <>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        <path className={styles.area} d={`${line}V${ground}H0Z`} />
        <path className={styles.zero} d={`M0 ${ground}H${WIDTH}`} />
        <path className={styles.line} d={line} />
      </svg>
      <p className={styles.text} aria-hidden="true">
        {words}
      </p>
    </>
  );
}

const smallest = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const largest = (one: bigint, other: bigint): bigint => (one > other ? one : other);
