import type { Translate } from '../../i18n/useTranslate';
import type { ChartProps } from './Chart';
import { heightOf, sumOf, writeFigure, type Figure } from './figures';

/** A chart in words: what it adds up to and where most is; balances add up to nothing, of them the last one is said. */
export function describe(
  { title, kind, format, points, series }: ChartProps,
  translate: Translate,
): string {
  if (kind === 'steps') {
    const last = series.map(({ label, figures }) => {
      const figure = figures.findLast((one) => one !== null);
      return `${label}: ${figure === undefined ? '—' : writeFigure(figure, format)}`;
    });
    return translate('chart.describe_steps', { title, last: last.join(', ') });
  }
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
  return translate('chart.describe', {
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
}
