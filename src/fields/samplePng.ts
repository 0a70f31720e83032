import { twoColourPng } from '../domain/png';

/**
 * A small striped picture for sample records: a real PNG of the given size in two colours.
 *
 * @param colour `#rrggbb`
 * @returns the file's bytes in base64
 */
export function samplePng(width: number, height: number, colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const pale = (part: number) => 255 - ((255 - part) >> 1);
  return twoColourPng(
    width,
    height,
    [
      [red, green, blue],
      [pale(red), pale(green), pale(blue)],
    ],
    (x, y) => (((x >> 3) + (y >> 2)) & 1) === 1 || (x & 7) > 3,
  );
}
