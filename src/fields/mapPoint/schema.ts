import { fieldOf, type Kind } from '../../entity/Field';
import { rule } from '../shared/rules';

/** A place on the map, in degrees. */
export interface MapPoint {
  lat: number;
  lng: number;
}

const inside = (value: unknown, limit: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit;

/** `{ lat: 47.918, lng: 106.917 }` → `47.91800, 106.91700`: five decimals are about a metre. */
export const pointText = ({ lat, lng }: MapPoint): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** Reads `47.9, 106.9` as people paste it from a map; null when it is no place. */
export function parsePoint(typed: string): MapPoint | null {
  const parts =
    /^\s*\(?(-?\d{1,3}(?:\.\d{1,15})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,15})?)\)?\s*$/.exec(
      typed.slice(0, 100),
    );
  if (!parts) return null;
  const point = { lat: Number(parts[1]), lng: Number(parts[2]) };
  return isPoint(point) ? point : null;
}

/** True for coordinates that exist. */
export function isPoint(value: unknown): value is MapPoint {
  const point = value as Partial<MapPoint> | null;
  return (
    typeof point === 'object' && point !== null && inside(point.lat, 90) && inside(point.lng, 180)
  );
}

const mapPointKind: Kind<MapPoint, object> = {
  name: 'mapPoint',
  filter: 'none',
  wide: true,
  block: true,
  schema: (yup) => yup.mixed().test(rule('point', 'validation.branch_map_required', isPoint)),
  toSheet: (value) => ({ type: 's', value: isPoint(value) ? pointText(value) : '' }),
};

/** A place pinned on the map (docs/domain/input.md 6.3). */
export const mapPoint = fieldOf(mapPointKind);
