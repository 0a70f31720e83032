import { lazy, Suspense } from 'react';
import type { CellProps } from '../../KindView';
import { isPoint, pointText } from '../mapPoint';
import { Nothing } from './Nothing';

const PinMap = lazy(() => import('./PinMap').then((module) => ({ default: module.PinMap })));

/** A place: its coordinates in a table, with the map on a page. */
export function MapPointCell({ value, place }: CellProps) {
  if (!isPoint(value)) return <Nothing />;
  const text = <span className="u-nowrap">{pointText(value)}</span>;
  if (place === 'cell') return text;
  return (
    <div className="k-stack">
      {text}
      <Suspense fallback={<span className="u-skeleton" />}>
        <PinMap point={value} />
      </Suspense>
    </div>
  );
}
