import { Map as Tiles, Marker } from 'pigeon-maps';
import { useTranslate } from '../../i18n/useTranslate';
import type { PinMapProps } from './PinMap';
import { FIRST_PIN, zoomOf } from './mapView';
import { roundedPoint } from './roundedPoint';
import styles from './PinMap.module.css';

interface Props extends PinMapProps {
  /** `url` with {x}, {y} and {z}; `attribution` as plain text. */
  tiles: { url: string; attribution: string };
}

/** Px. */
const HEIGHT = 320;

/** Zooms: of one place, and while nothing is pinned. */
const CLOSEST = 15;
const FAR = 11;

/** Where the map opens while nothing is pinned. */
const CENTRE: [number, number] = [FIRST_PIN.lat, FIRST_PIN.lng];

/** Map pictures of the configured server; a click moves the pin. */
export function TileMap({ point, onPin, places = [], chosen, view, tiles }: Props) {
  const translate = useTranslate();
  const middle = view ?? point;
  const anchor: [number, number] | undefined = point ? [point.lat, point.lng] : undefined;
  const address = (x: number, y: number, z: number) =>
    tiles.url.replace('{x}', String(x)).replace('{y}', String(y)).replace('{z}', String(z));
  return (
    <div role="img" aria-label={translate('common.map')}>
      <Tiles
        height={HEIGHT}
        defaultCenter={middle ? [middle.lat, middle.lng] : CENTRE}
        defaultZoom={view ? Math.min(CLOSEST, zoomOf(view, HEIGHT)) : point ? CLOSEST : FAR}
        maxZoom={18}
        provider={address}
        attribution={<span>{tiles.attribution}</span>}
        attributionPrefix={false}
        onClick={onPin && (({ latLng: [lat, lng] }) => onPin(roundedPoint({ lat, lng })))}
      >
        {places.map((one) => (
          <Marker
            key={one.id}
            anchor={[one.point.lat, one.point.lng]}
            width={18}
            onClick={() => one.onChoose?.()}
          >
            <svg width="18" height="18" viewBox="-10 -10 20 20" aria-hidden="true">
              <circle
                className={styles.place}
                data-tone={one.tone}
                data-chosen={one.id === chosen || undefined}
                r="8"
              />
            </svg>
          </Marker>
        ))}
        {anchor && (
          <Marker anchor={anchor} width={36}>
            <svg width="36" height="36" viewBox="-2 -3 4 4" aria-hidden="true">
              <path
                className={styles.pin}
                d="M0 0C-.3-.7-.9-1-.9-1.7a.9.9 0 1 1 1.8 0C.9-1 .3-.7 0 0Z"
              />
            </svg>
          </Marker>
        )}
      </Tiles>
    </div>
  );
}
