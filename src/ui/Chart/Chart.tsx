import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Tone } from '../../domain/tone';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { EmptyState } from '../EmptyState/EmptyState';
import { lazyRetry } from '../lazyRetry';
import { Skeleton } from '../Skeleton/Skeleton';
import { Row } from '../Stack/Stack';
import { ChartTable } from './ChartTable';
import { heightOf, sumOf, writeFigure, type Figure, type FigureFormat } from './figures';
import styles from './Chart.module.css';

const ChartPlot = lazy(
  lazyRetry(() => import('./ChartPlot').then((module) => ({ default: module.ChartPlot }))),
);

/** A place on the axis: a day, a kind. */
export interface ChartPoint {
  key: string;
  label: string;
}

/** One row of figures over all points. */
export interface ChartSeries {
  key: string;
  label: string;
  /** As many as there are points, in their order. */
  figures: readonly Figure[];
  /** The colour of a status; without it the series takes the next of the house's order. */
  tone?: Tone;
}

export interface ChartProps {
  /** Names the chart, and is the caption of its table. */
  title: string;
  /** `stacked`: bars whose series add up to the point's whole, as the sums of the table do. */
  kind: 'bar' | 'line' | 'stacked';
  format: FigureFormat;
  /** What the points are: the heading of the table's first column. */
  pointName: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
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
 * a picture is first shown. In the picture the arrow keys go from figure to figure, Enter opens its list.
 * @example
 * <Chart title="SMS by day" kind="stacked" format="count" pointName="Day" points={[{ key: '2026-06-01', label: '06-01' }]}
 *   series={[{ key: 'FAILED', label: 'Failed', tone: 'danger', figures: [3] }]} nothing={{ title: 'None', text: '' }} />
 */
export function Chart(props: ChartProps) {
  const { title, kind, format, points, series, nothing, aside, across, linkOf } = props;
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  const isEmpty = series.every(({ figures }) =>
    figures.every((figure) => heightOf(figure, format) === 0),
  );
  const most = points.reduce<{ label: string; figure: Figure } | undefined>(
    (top, { label }, at) => {
      const figure = sumOf(
        series.map(({ figures }) => figures[at]),
        format,
      );
      return top && heightOf(top.figure, format) >= heightOf(figure, format)
        ? top
        : { label, figure };
    },
    undefined,
  );
  const words = translate('chart.describe', {
    title,
    total: writeFigure(
      sumOf(
        series.flatMap(({ figures }) => figures),
        format,
      ),
      format,
    ),
    most: most ? `${most.label}, ${writeFigure(most.figure, format)}` : '—',
  });
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
        <div className={styles.plot} role="figure" aria-label={words}>
          <Suspense fallback={<Skeleton aria-busy="true" />}>
            <ChartPlot {...{ kind, format, points, series, linkOf }} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}
