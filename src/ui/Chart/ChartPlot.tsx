import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { addMonths } from '../../domain/dates';
import { series as order } from '../../theme/tokens';
import type { ChartProps } from './Chart';
import { ChartDays } from './ChartDays';
import { heightOf, isEveryNamed, namedOf, onAxis, writeFigure, writeMark } from './figures';
import styles from './Chart.module.css';

type Props = Pick<
  ChartProps,
  'kind' | 'format' | 'points' | 'series' | 'bands' | 'marks' | 'level' | 'linkOf'
>;

const HEIGHT = 280;
/** Months from which the axis names them: single days would not fit. */
const MONTHS_FROM = 3;
/** Room for the marks of the scale: amounts are longer. */
const SCALE = { count: 40, money: 88 } as const;

/** The first days of the months within days. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = addMonths(`${from.slice(0, 7)}-01`, 1); day <= to; day = addMonths(day, 1))
    months.push(day);
  return months;
}

/** The picture of a chart; its own part of the program, since the library is heavy. */
export function ChartPlot(props: Props) {
  const { kind, format, points, series, bands = [], marks = [], level, linkOf } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const theme = useTheme();
  const colours = order[theme.palette.mode];
  const open = ({ seriesId, dataIndex }: { seriesId: string | number; dataIndex?: number }) => {
    const to =
      dataIndex === undefined ? undefined : linkOf?.(points[dataIndex].key, String(seriesId));
    if (to) void navigate(to);
  };
  const shown = series.map(({ key, label, figures, tone }, place) => ({
    id: key,
    label,
    color: tone ? theme.tones[tone].solid : colours[place % colours.length],
    data: figures.map((figure) => (figure === null ? null : heightOf(figure, format))),
    // The exact figure, not the height that was drawn of it.
    valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
      writeFigure(figures[dataIndex], format),
  }));
  const shared = {
    height: HEIGHT,
    skipAnimation: true,
    hideLegend: series.length < 2,
    grid: { horizontal: true },
    // Half of the last name stands beyond its point; bars that are all named have room for theirs.
    margin: {
      top: 12,
      right: isEveryNamed(points.length) && kind !== 'line' ? 8 : 20,
      bottom: 0,
      left: 0,
    },
    className: linkOf && styles.linked,
    yAxis: [
      {
        width: SCALE[format],
        min: 0,
        valueFormatter: (height: number) => writeMark(height, format),
      },
    ],
    localeText: {
      loading: translate('chart.loading'),
      noData: translate('chart.no_data'),
      a11yNoValue: translate('chart.no_value'),
    },
  };
  const across = level && (
    <ChartsReferenceLine
      y={heightOf(level.figure, format)}
      lineStyle={{ stroke: theme.palette.text.primary, strokeDasharray: '4 3' }}
    />
  );
  if (kind === 'steps') {
    const months = monthsBetween(points[0].key, points[points.length - 1].key);
    const isLong = months.length > MONTHS_FROM;
    const isMonthNamed = namedOf(months.length);
    const named = months.filter((_, place) => isMonthNamed(place));
    return (
      <LineChart
        {...shared}
        series={shown.map((one) => ({ ...one, showMark: false, curve: 'stepAfter' }))}
        xAxis={[
          {
            scaleType: 'utc',
            data: points.map(({ key }) => new Date(key)),
            tickInterval: isLong ? named.map((day) => new Date(day)) : 'auto',
            valueFormatter: (date: Date, { location }) => {
              const day = date.toISOString().slice(0, 10);
              return location === 'tick' && isLong ? day.slice(0, 7) : day;
            },
          },
        ]}
      >
        <ChartDays bands={bands} marks={marks} />
        {across}
      </LineChart>
    );
  }
  const labels = points.map(({ label }) => label);
  const isNamed = namedOf(points.length);
  const axis = {
    data: labels,
    height: 'auto' as const,
    tickLabelInterval: (_: string, place: number) => isNamed(place),
    valueFormatter: (label: string, { location }: { location: string }) =>
      location === 'tick' ? onAxis(label, points.length) : label,
  };
  if (kind === 'line')
    return (
      <LineChart
        {...shared}
        series={shown.map((one) => ({ ...one, showMark: points.length <= 31, curve: 'linear' }))}
        xAxis={[{ ...axis, scaleType: 'point' }]}
        onMarkClick={(_, item) => open(item)}
      />
    );
  const tones = points.flatMap(({ tone }) => (tone ? theme.tones[tone].solid : []));
  return (
    <BarChart
      {...shared}
      series={shown.map((one) => ({ ...one, stack: kind === 'stacked' ? 'all' : undefined }))}
      xAxis={[
        {
          ...axis,
          scaleType: 'band',
          categoryGapRatio: 0.3,
          ...(tones.length === points.length && {
            colorMap: { type: 'ordinal', values: labels, colors: tones },
          }),
        },
      ]}
      borderRadius={kind === 'bar' ? 3 : 0}
      onItemClick={(_, item) => open(item)}
    >
      {across}
    </BarChart>
  );
}
