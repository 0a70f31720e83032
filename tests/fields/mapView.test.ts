import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  around,
  canZoom,
  fitting,
  following,
  gridOf,
  isInView,
  placeAt,
  WHOLE,
  widthOf,
  zoomed,
  zoomOf,
} from '../../src/fields/mapPoint/mapView';

const SQUARE = { lat: 47.9189, lng: 106.9176 };
const BOX = { width: 640, height: 300 };

describe('the view of a map', () => {
  test('begins with the whole country or with a town', () => {
    expect(WHOLE.span).toBeCloseTo(10.7);
    expect(widthOf(WHOLE)).toBeCloseTo(32.3);
    expect(around(SQUARE)).toEqual({ ...SQUARE, span: 0.12 });
  });

  test('comes closer and goes away within bounds', () => {
    expect(zoomed(around(SQUARE), 0.5)).toEqual({ ...SQUARE, span: 0.06 });
    expect(zoomed(around(SQUARE), 0.001).span).toBe(0.02);
    expect(zoomed(around(SQUARE), 1_000)).toEqual(WHOLE);
    expect(canZoom(WHOLE)).toEqual({ closer: true, wider: false });
    expect(canZoom(zoomed(around(SQUARE), 0.001))).toEqual({ closer: false, wider: true });
  });

  test('follows a pin that leaves it, and no other', () => {
    const view = around(SQUARE);
    expect(following(view, { lat: 47.95, lng: 106.95 })).toBe(view);
    expect(following(view, null)).toBe(view);
    const far = { lat: 49.49, lng: 105.94 };
    expect(following(view, far)).toEqual({ ...far, span: 0.12 });
  });

  test('says where a pixel is: the middle, and what is above it', () => {
    const view = around(SQUARE);
    expect(placeAt(view, BOX, { x: 320, y: 150 })).toEqual(SQUARE);
    const above = placeAt(view, BOX, { x: 320, y: 0 });
    expect(above.lat).toBeCloseTo(47.9189 + 0.06, 5);
    expect(above.lng).toBeCloseTo(106.9176, 5);
  });

  test('of every place that is seen the pixel leads back to it', () => {
    const share = fc.double({ min: -0.5, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(
        share,
        share,
        fc.double({ min: 0.02, max: 10, noNaN: true }),
        (up, side, span) => {
          const view = { ...SQUARE, span };
          const place = { lat: view.lat + up * span, lng: view.lng + side * widthOf(view) };
          expect(
            isInView(view, {
              lat: place.lat * 0.999999 + view.lat * 0.000001,
              lng: place.lng * 0.999999 + view.lng * 0.000001,
            }),
          ).toBe(true);
          const scale = Math.min(BOX.width / (widthOf(view) * 0.68), BOX.height / span);
          const at = {
            x: BOX.width / 2 + (place.lng - view.lng) * 0.68 * scale,
            y: BOX.height / 2 - (place.lat - view.lat) * scale,
          };
          const found = placeAt(view, BOX, at);
          expect(found.lat).toBeCloseTo(place.lat, 6);
          expect(found.lng).toBeCloseTo(place.lng, 6);
        },
      ),
    );
  });

  test('has a grid of round degrees', () => {
    const { lats, decimals } = gridOf({ lat: 47.9, lng: 106.9, span: 0.3 });
    expect(decimals).toBe(2);
    expect(lats.map((one) => one.toFixed(decimals))).toEqual([
      '47.75',
      '47.80',
      '47.85',
      '47.90',
      '47.95',
      '48.00',
    ]);
    expect(gridOf(WHOLE).lats).toEqual([42, 44, 46, 48, 50, 52]);
  });
});

describe('the view of several places', () => {
  test('shows all of them, with room around', () => {
    const places = [
      { lat: 47.9, lng: 106.8 },
      { lat: 47.8, lng: 107.2 },
      { lat: 48.3, lng: 106.9 },
    ];
    const view = fitting(places);
    expect(view.lat).toBeCloseTo(48.05);
    expect(view.lng).toBeCloseTo(107);
    expect(view.span).toBeCloseTo(0.625);
    expect(places.every((place) => isInView(view, place))).toBe(true);
  });

  test('is no closer than a town and no wider than the country', () => {
    expect(fitting([SQUARE])).toEqual({ ...SQUARE, span: 0.12 });
    expect(fitting([])).toBe(WHOLE);
    expect(
      fitting([
        { lat: 42, lng: 88 },
        { lat: 52, lng: 119 },
      ]),
    ).toBe(WHOLE);
  });

  test('has a zoom of map pictures that shows it whole', () => {
    expect(zoomOf({ ...SQUARE, span: 0.12 }, 320)).toBe(11);
    expect(zoomOf(WHOLE, 320)).toBe(4);
  });
});
