import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/formatCount';
import { Link } from '../../../ui/Link/Link';
import type { Counted } from './tiles';
import { useCountedPath } from './useCountedPath';

interface Props {
  counted: Counted;
  /** The figure, where it is not a count. */
  children?: ReactNode;
  count?: number;
  /** What the link is called, where the figure alone would not say it. */
  label?: string;
}

/** A figure with the way to exactly what it counts, for who may see that (R18, docs/domain/money.md 9.1). */
export function CountedFigure({ counted, count, children, label }: Props) {
  const to = useCountedPath()(counted);
  const figure = children ?? formatCount(count ?? 0);
  return to ? (
    <Link to={to} aria-label={label}>
      {figure}
    </Link>
  ) : (
    figure
  );
}
