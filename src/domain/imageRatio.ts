import type { ImageSize } from './imageSize';
import { FILE } from './settings';

/**
 * True when an image has a ratio like `16:9`, within one percent (docs/domain/input.md 5.2; the tolerance is a
 * reading).
 */
export function hasRatio(
  { width, height }: ImageSize,
  ratio: string,
  tolerance: number = FILE.ratioTolerance,
): boolean {
  const [left, right] = ratio.split(':').map(Number);
  const wanted = left / right;
  return Math.abs(width / height - wanted) <= wanted * tolerance;
}
