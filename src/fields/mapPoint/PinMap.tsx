import { lazy, Suspense } from 'react';
import { config } from '../../config/config';
import type { MapPoint } from './schema';
import { OutlineMap } from './OutlineMap';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import styles from './PinMap.module.css';

const TileMap = lazy(() => import('./TileMap').then((module) => ({ default: module.TileMap })));

export interface PinMapProps {
  point: MapPoint | null;
  /** Absent: the map only shows. */
  onPin?: (point: MapPoint) => void;
}

/** The pin on the map of the configured tile server, or on a plain chart of the country where there is none. */
export function PinMap(props: PinMapProps) {
  const { tiles } = config();
  return (
    <div className={styles.map}>
      {tiles ? (
        <Suspense fallback={<Skeleton />}>
          <TileMap {...props} tiles={tiles} />
        </Suspense>
      ) : (
        <OutlineMap {...props} />
      )}
    </div>
  );
}
