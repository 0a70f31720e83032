import { describe, expect, it } from 'vitest';
import { TONES } from '../../src/domain/tone';
import { rail, series, surfaces, tones } from '../../src/theme/tokens';

const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('contrast, %s', (mode) => {
  const surface = surfaces[mode];

  it.each(TONES)('%s reads on its ground', (tone) => {
    expect(contrast(tones[mode][tone].fg, tones[mode][tone].bg)).toBeGreaterThanOrEqual(7);
  });

  it('text and links read on every surface', () => {
    for (const ground of ['canvas', 'surface', 'raised', 'head', 'hover', 'selected'] as const) {
      for (const text of ['text', 'muted', 'link'] as const) {
        expect(contrast(surface[text], surface[ground]), `${text} on ${ground}`).toBeGreaterThan(
          4.5,
        );
      }
    }
  });

  it('buttons read, borders of inputs and the focus ring are seen', () => {
    expect(contrast(surface.onPrimary, surface.primary)).toBeGreaterThan(4.5);
    expect(contrast(surface.onPrimary, surface.primaryHover)).toBeGreaterThan(4.5);
    expect(contrast(surface.onDanger, surface.danger)).toBeGreaterThan(4.5);
    expect(contrast(surface.onDanger, surface.dangerHover)).toBeGreaterThan(4.5);
    expect(contrast(surface.field, surface.surface)).toBeGreaterThan(3);
    expect(contrast(surface.focus, surface.canvas)).toBeGreaterThan(3);
  });

  it('series of charts are told from the ground', () => {
    for (const color of series[mode])
      expect(contrast(color, surface.surface), color).toBeGreaterThan(3);
  });
});

it('the side bar reads', () => {
  for (const ground of [rail.ground, rail.hover, rail.active]) {
    expect(contrast(rail.text, ground)).toBeGreaterThan(4.5);
    expect(contrast(rail.mark, ground)).toBeGreaterThan(3);
  }
  expect(contrast(rail.icon, rail.ground)).toBeGreaterThan(4.5);
});
