import { lazy, Suspense } from 'react';
import type { CellProps } from '../KindView';
import { isPoint, pointText } from '../mapPoint';
import { EmptyValue } from './EmptyValue';
import { NoWrap } from '../../ui/Text/Text';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import kindsStyles from './kinds.module.css';

const PinMap = lazy(() => import('./PinMap').then((module) => ({ default: module.PinMap })));

/** A place: its coordinates in a table, with the map on a page. */
export function MapPointCell({ value, place }: CellProps) {
  if (!isPoint(value)) return <EmptyValue />;
  const text = <NoWrap>{pointText(value)}</NoWrap>;
  if (place === 'cell') return text;
  return (
    <div className={kindsStyles.stack}>
      {text}
      <Suspense fallback={<Skeleton />}>
        <PinMap point={value} />
      </Suspense>
    </div>
  );
}
