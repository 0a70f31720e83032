import { MONGOLIA_BOX } from './settings';

/** Whether a point, degrees, is outside the box around Mongolia: it is warned about, not refused. */
export const isOutsideMongolia = ({ lat, lng }: { lat: number; lng: number }): boolean =>
  lat < MONGOLIA_BOX.south ||
  lat > MONGOLIA_BOX.north ||
  lng < MONGOLIA_BOX.west ||
  lng > MONGOLIA_BOX.east;
