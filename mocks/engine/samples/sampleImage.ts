import { deflateSync } from 'node:zlib';
import { pngFile } from '../../../src/domain/png';
import type { StoredImage } from '../../../src/fields/file/schema';

/**
 * A picture of points as a stored PNG.
 * @param rows lines one after the other, each with a zero before its points
 * @param channels bytes of a point: one of grey, or red, green and blue
 */
export function sampleImage(
  name: string,
  { width, height }: { width: number; height: number },
  rows: Buffer,
  channels: 'grey' | 'rgb',
): StoredImage {
  const file = Buffer.from(pngFile({ width, height, depth: 8, channels }, deflateSync(rows)));
  return {
    name,
    type: 'image/png',
    size: file.length,
    data: `data:image/png;base64,${file.toString('base64')}`,
    width,
    height,
  };
}
