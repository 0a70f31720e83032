import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import type { ChartProps } from './Chart';
import styles from './Chart.module.css';

/** Px: the line of colour at the upper edge of a band, and the strokes on the axis. */
const EDGE = 4;
const STROKE = 10;

/** Over a picture whose axis is days: stretches in the colour of a status, and strokes at single days. */
export function ChartDays({ bands, marks }: Required<Pick<ChartProps, 'bands' | 'marks'>>) {
  const { top, height } = useDrawingArea();
  const scale = useXScale<'utc'>();
  const x = (day: string) => scale(new Date(day));
  return (
    <g aria-hidden="true" className={styles.days}>
      {bands.map(({ from, to, tone }) => (
        <g key={from} data-tone={tone}>
          <rect
            className={styles.band}
            x={x(from)}
            y={top}
            width={x(to) - x(from)}
            height={height}
          />
          <rect className={styles.edge} x={x(from)} y={top} width={x(to) - x(from)} height={EDGE} />
        </g>
      ))}
      {marks.map(({ at, tone }) => (
        <rect
          key={at}
          data-tone={tone}
          className={styles.edge}
          x={x(at) - 1}
          y={top + height - STROKE}
          width={2}
          height={STROKE}
        />
      ))}
    </g>
  );
}
