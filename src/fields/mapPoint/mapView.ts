import { MONGOLIA_BOX } from '../../domain/settings';
import type { MapPoint } from './schema';

// What part of the country a map shows (docs/domain/input.md 6.3). Degrees throughout.

const { south, north, west, east } = MONGOLIA_BOX;

/** A degree of longitude is this much shorter than one of latitude at the country's middle. */
export const NARROWING = 0.68;

/** Width to height of the drawing: that of the whole country. */
const RATIO = ((east - west) * NARROWING) / (north - south);

/** Latitudes of the whole country, and of the closest look: about two kilometres. */
const WIDEST = north - south;
const CLOSEST = 0.02;

/** What a map of one place begins with: a town and what is around it. */
const TOWN = 0.12;

/** What is seen: the middle, and how much latitude. */
export interface MapView extends MapPoint {
  span: number;
}

/** Sükhbaatar Square: where a pin begins that is set by keyboard. */
export const FIRST_PIN: MapPoint = { lat: 47.9189, lng: 106.9176 };

/** The whole country. */
export const WHOLE: MapView = { lat: (south + north) / 2, lng: (west + east) / 2, span: WIDEST };

/** A place and what is around it. */
export const around = ({ lat, lng }: MapPoint): MapView => ({ lat, lng, span: TOWN });

/** Longitudes that are seen. */
export const widthOf = ({ span }: MapView): number => (span * RATIO) / NARROWING;

/** The view with another span, about its middle; never wider than the country. */
export function zoomed(view: MapView, times: number): MapView {
  const span = Math.min(WIDEST, Math.max(CLOSEST, view.span * times));
  return span === WIDEST ? WHOLE : { ...view, span };
}

/** Whether more or less can be seen. */
export const canZoom = ({ span }: MapView) => ({ closer: span > CLOSEST, wider: span < WIDEST });

/** Whether a place is in the view. */
export const isInView = (view: MapView, { lat, lng }: MapPoint): boolean =>
  Math.abs(lat - view.lat) <= view.span / 2 && Math.abs(lng - view.lng) <= widthOf(view) / 2;

/** The same view moved to a place that it does not show. */
export const following = (view: MapView, point: MapPoint | null): MapView =>
  point && !isInView(view, point) ? { ...view, lat: point.lat, lng: point.lng } : view;

const STEPS = [5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005] as const;
const LINES = 4;

/** Lines of a grid within bounds, and the decimals that their numbers need. */
export function gridOf(view: MapView): { lats: number[]; lngs: number[]; decimals: number } {
  const step = STEPS.find((one) => view.span / one >= LINES) ?? STEPS[STEPS.length - 1];
  const lines = (middle: number, size: number) => {
    const first = Math.ceil((middle - size / 2) / step);
    const last = Math.floor((middle + size / 2) / step);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step);
  };
  const decimals = step >= 1 ? 0 : String(step).length - 2;
  return { lats: lines(view.lat, view.span), lngs: lines(view.lng, widthOf(view)), decimals };
}

/** How a box of pixels shows a view: the drawing keeps its ratio inside. */
export interface PixelBox {
  width: number;
  height: number;
}

/** The place at a pixel of the box, counted from its corner. */
export function placeAt(view: MapView, box: PixelBox, at: { x: number; y: number }): MapPoint {
  const across = widthOf(view) * NARROWING;
  const scale = Math.min(box.width / across, box.height / view.span);
  return {
    lat: view.lat - (at.y - box.height / 2) / scale,
    lng: view.lng + (at.x - box.width / 2) / scale / NARROWING,
  };
}

/** How much more is seen than the outermost places of `fitting`, so that none lies on the edge. */
const MARGIN = 1.25;

/** The view that shows all places, none closer than a town; the whole country without any. */
export function fitting(places: readonly MapPoint[]): MapView {
  if (places.length === 0) return WHOLE;
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [low, high] = [Math.min(...lats), Math.max(...lats)];
  const [left, right] = [Math.min(...lngs), Math.max(...lngs)];
  const tall = Math.max(high - low, ((right - left) * NARROWING) / RATIO);
  const span = Math.min(WIDEST, Math.max(TOWN, tall * MARGIN));
  return span === WIDEST ? WHOLE : { lat: (low + high) / 2, lng: (left + right) / 2, span };
}

/** Px of a map picture of the whole world at zoom 0. */
const WORLD = 256;

/** The zoom of map pictures at which a box of so many px in height shows a view whole. */
export const zoomOf = ({ span, lat }: MapView, height: number): number =>
  Math.floor(Math.log2((height * 360 * Math.cos((lat * Math.PI) / 180)) / (WORLD * span)));
