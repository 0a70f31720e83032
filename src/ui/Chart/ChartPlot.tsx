import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { series as order } from '../../theme/tokens';
import type { ChartProps } from './Chart';
import { heightOf, writeFigure, writeMark } from './figures';
import styles from './Chart.module.css';

type Props = Pick<ChartProps, 'kind' | 'format' | 'points' | 'series' | 'linkOf'>;

const HEIGHT = 280;
/** Room for the marks of the scale: amounts are longer. */
const SCALE = { count: 56, money: 88 } as const;

/** The picture of a chart; its own part of the program, since the library is heavy. */
export function ChartPlot({ kind, format, points, series, linkOf }: Props) {
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
    data: figures.map((figure) => heightOf(figure, format)),
    // The exact figure, not the height that was drawn of it.
    valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
      writeFigure(figures[dataIndex], format),
  }));
  const shared = {
    height: HEIGHT,
    skipAnimation: true,
    hideLegend: series.length < 2,
    grid: { horizontal: true },
    margin: { top: 12, right: 12, bottom: 0, left: 0 },
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
  const labels = points.map(({ label }) => label);
  if (kind === 'line')
    return (
      <LineChart
        {...shared}
        series={shown.map((one) => ({ ...one, showMark: points.length <= 31, curve: 'linear' }))}
        xAxis={[{ scaleType: 'point', data: labels }]}
        onMarkClick={(_, item) => open(item)}
      />
    );
  return (
    <BarChart
      {...shared}
      series={shown.map((one) => ({ ...one, stack: kind === 'stacked' ? 'all' : undefined }))}
      xAxis={[{ scaleType: 'band', data: labels, categoryGapRatio: 0.3 }]}
      borderRadius={kind === 'bar' ? 3 : 0}
      onItemClick={(_, item) => open(item)}
    />
  );
}
