import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { Tone } from '../../domain/tone';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Chip } from '../Chip/Chip';
import { EmptyState } from '../EmptyState/EmptyState';
import { lazyRetry } from '../lazyRetry';
import { Skeleton } from '../Skeleton/Skeleton';
import { Row } from '../Stack/Stack';
import { Muted } from '../Text/Text';
import { ChartTable } from './ChartTable';
import { describe } from './describe';
import { heightOf, writeFigure, type Figure, type FigureFormat } from './figures';
import styles from './Chart.module.css';

const ChartPlot = lazy(
  lazyRetry(() => import('./ChartPlot').then((module) => ({ default: module.ChartPlot }))),
);

/** A place on the axis: a day, a kind. */
export interface ChartPoint {
  key: string;
  label: string;
  /** The colour of a status, for bars of one series whose points are statuses. */
  tone?: Tone;
  /** What else is to be said of it, in the table alone: see `noteName`. */
  note?: string;
}

/** One row of figures over all points. */
export interface ChartSeries {
  key: string;
  label: string;
  /** As many as there are points, in their order; null where there is none. */
  figures: readonly (Figure | null)[];
  /** The colour of a status; without it the series takes the next of the house's order. */
  tone?: Tone;
}

/** A stretch of days in the colour of a status, from the one to before the other. */
export interface ChartBand {
  from: string;
  to: string;
  tone: Tone;
  label: string;
}

/** A day that something happened on or is to happen: a stroke on the axis. */
export interface ChartMark {
  at: string;
  tone: Tone;
  label: string;
}

export interface ChartProps {
  /** Names the chart, and is the caption of its table. */
  title: string;
  /**
   * `stacked`: bars whose series add up to the point's whole, as the sums of the table do. `steps`: balances, each of which
   * holds until the next; the points' keys are days (YYYY-MM-DD), the oldest first, and stand at their distance.
   */
  kind: 'bar' | 'line' | 'stacked' | 'steps';
  format: FigureFormat;
  /** What the points are: the heading of the table's first column. */
  pointName: string;
  /** Heading of the table's column of notes. */
  noteName?: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** Of `steps`. */
  bands?: readonly ChartBand[];
  /** Of `steps`. */
  marks?: readonly ChartMark[];
  /** A figure that all points are to be compared with: their mean. A line across the picture, a row of the table. */
  level?: { figure: Figure; label: string };
  /** What the chart shows in place of a picture without a figure. */
  nothing: { title: string; text: string };
  /**
   * Where a figure leads: the list that it counts. Without a point it is the series' sum, without a series the point's,
   * without both the whole. Undefined where the figure is no link.
   */
  linkOf?: (point: string | undefined, series: string | undefined) => string | undefined;
  /** Beside the title, before the switch to the table. */
  aside?: ReactNode;
  /** Over both columns of a `CardFlow`. */
  across?: boolean;
  'data-part'?: string;
}

/**
 * The one chart of the console: a card with the picture, and the same figures as a table at a press. The library comes when
 * a picture first comes near to sight. In the picture the arrow keys go from figure to figure, Enter opens its list.
 * @example
 * <Chart title="SMS by day" kind="stacked" format="count" pointName="Day" points={[{ key: '2026-06-01', label: '06-01' }]}
 *   series={[{ key: 'FAILED', label: 'Failed', tone: 'danger', figures: [3] }]} nothing={{ title: 'None', text: '' }} />
 */
export function Chart(props: ChartProps) {
  const { title, kind, format, points, series, nothing, aside, across, linkOf } = props;
  const { bands = [], marks = [], level } = props;
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  const { plot, isNear } = useNear();
  const isEmpty = series.every(({ figures }) =>
    figures.every((figure) => heightOf(figure, format) === 0),
  );
  const words = describe(props, translate);
  const key = [
    ...new Map([...bands, ...marks].map((one) => [`${one.label} ${one.tone}`, one])).values(),
  ];
  return (
    <Card
      title={title}
      flush
      across={across}
      data-part={props['data-part']}
      aside={
        <Row>
          {aside}
          {!isEmpty && (
            <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {translate('chart.as_table')}
            </Button>
          )}
        </Row>
      }
    >
      {isEmpty ? (
        <EmptyState kind="nothing-yet" title={nothing.title} text={nothing.text} />
      ) : asTable ? (
        <ChartTable {...props} />
      ) : (
        <div ref={plot} className={styles.plot} role="figure" aria-label={words}>
          <div className={styles.picture}>
            {isNear && (
              <Suspense fallback={<Skeleton aria-busy="true" />}>
                <ChartPlot {...{ kind, format, points, series, bands, marks, level, linkOf }} />
              </Suspense>
            )}
          </div>
          {(key.length > 0 || level) && (
            <Row gap={6} pad="0 8px 4px">
              {level && (
                <Muted className={styles.level}>
                  {level.label}: {writeFigure(level.figure, format)}
                </Muted>
              )}
              {key.map(({ label, tone }) => (
                <Chip key={`${label} ${tone}`} tone={tone}>
                  {label}
                </Chip>
              ))}
            </Row>
          )}
        </div>
      )}
    </Card>
  );
}

/** How near the window's edge a picture is drawn. */
const NEAR = '200px';

/** Whether an element is or was in sight, or nearly so. */
function useNear() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element || isNear) return;
    const watch = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, isNear]);
  return { plot: setElement, isNear };
}
