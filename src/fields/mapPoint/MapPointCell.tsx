import { lazy, Suspense } from 'react';
import type { CellProps } from '../KindView';
import { isPoint, pointText } from './schema';
import { EmptyValue } from '../shared/EmptyValue';
import { Stack } from '../../ui/Stack/Stack';
import { NoWrap } from '../../ui/Text/Text';
import { Skeleton } from '../../ui/Skeleton/Skeleton';

const PinMap = lazy(() => import('./PinMap').then((module) => ({ default: module.PinMap })));

/** A place: its coordinates in a table, with the map on a page. */
export function MapPointCell({ value, place }: CellProps) {
  if (!isPoint(value)) return <EmptyValue />;
  const text = <NoWrap>{pointText(value)}</NoWrap>;
  if (place === 'cell') return text;
  return (
    <Stack>
      {text}
      <Suspense fallback={<Skeleton />}>
        <PinMap point={value} />
      </Suspense>
    </Stack>
  );
}
