import { useTranslate } from '../../i18n/useTranslate';
import { DataTable, type Column } from '../DataTable/DataTable';
import { Link } from '../Link/Link';
import type { ChartPoint, ChartProps, ChartSeries } from './Chart';
import { sumOf, writeFigure, type Figure } from './figures';

/** The figures of a chart as a table, with their sums; each leads to what it counts. */
export function ChartTable({
  title,
  kind,
  format,
  pointName,
  noteName,
  points,
  series,
  level,
  linkOf,
}: ChartProps) {
  const translate = useTranslate();
  // Lines show what cannot be added: a balance, a share.
  const adds = kind === 'bar' || kind === 'stacked';
  const withSum = adds && series.length > 1;
  const figure = (value: Figure | null, point?: string, of?: string) => {
    const text = writeFigure(value, format);
    const to = linkOf?.(point, of);
    return to ? <Link to={to}>{text}</Link> : text;
  };
  const at = (index: number) => series.map(({ figures }) => figures[index]);
  const columns: Column<ChartPoint>[] = [
    { key: 'point', head: pointName, isName: true, cell: ({ label }) => label },
    ...series.map(({ key, label, figures }: ChartSeries): Column<ChartPoint> => ({
      key: `of ${key}`,
      head: label,
      numeric: true,
      cell: (point, index) => figure(figures[index], point.key, key),
    })),
    ...(withSum
      ? [
          {
            key: 'sum',
            head: translate('common.total'),
            numeric: true,
            cell: (point: ChartPoint, index: number) => figure(sumOf(at(index), format), point.key),
          },
        ]
      : []),
    ...(noteName === undefined
      ? []
      : [{ key: 'note', head: noteName, cell: ({ note }: ChartPoint) => note ?? '—' }]),
  ];
  const sums = {
    point: translate('common.total'),
    ...Object.fromEntries(
      series.map(({ key, figures }) => [
        `of ${key}`,
        figure(sumOf(figures, format), undefined, withSum ? key : undefined),
      ]),
    ),
    sum: figure(
      sumOf(
        series.flatMap(({ figures }) => figures),
        format,
      ),
    ),
  };
  const compared = level && {
    point: level.label,
    [withSum ? 'sum' : `of ${series[0].key}`]: writeFigure(level.figure, format),
  };
  return (
    <DataTable
      caption={title}
      rows={points}
      keyOf={({ key }) => key}
      columns={columns}
      sums={[...(adds ? [sums] : []), ...(compared ? [compared] : [])]}
      tall
    />
  );
}
