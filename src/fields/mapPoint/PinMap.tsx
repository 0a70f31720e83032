import { lazy, Suspense } from 'react';
import { config } from '../../config/config';
import type { Tone } from '../../domain/tone';
import type { MapView } from './mapView';
import type { MapPoint } from './schema';
import { OutlineMap } from './OutlineMap';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import styles from './PinMap.module.css';

const TileMap = lazy(() => import('./TileMap').then((module) => ({ default: module.TileMap })));

/** A place beside the pin. */
export interface MapPlace {
  id: string | number;
  name: string;
  point: MapPoint;
  tone: Tone;
  onChoose?: () => void;
}

export interface PinMapProps {
  point: MapPoint | null;
  /** Absent: the map only shows. */
  onPin?: (point: MapPoint) => void;
  /** Other places, each a dot in its tone; pressing one chooses it. Keyboards choose in a list beside the map. */
  places?: readonly MapPlace[];
  /** The place that stands out. */
  chosen?: MapPlace['id'];
  /** What is seen first; the pin's surroundings or the whole country without it. Read once: `key` begins anew. */
  view?: MapView;
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
