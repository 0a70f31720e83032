import type { MapPoint } from './schema';

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Five decimals of a degree, about a metre: more would only look exact. */
export const roundedPoint = ({ lat, lng }: MapPoint): MapPoint => ({
  lat: rounded(lat),
  lng: rounded(lng),
});
