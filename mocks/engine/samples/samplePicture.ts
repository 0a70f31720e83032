import type { StoredImage } from '../../../src/fields/file/schema';
import { sampleImageFile } from './sampleFile';

/** The same ratio in larger numbers, so that its picture is large enough to be looked at: `4:3` → `16:12`. */
function enlarged(ratio: string): string {
  const [width, height] = ratio.split(':').map(Number);
  const times = Math.max(1, Math.floor(16 / Math.max(width, height)));
  return `${width * times}:${height * times}`;
}

/** A real picture for a sample record: colour and ratio follow the record's place. */
export const samplePicture = (index: number, ratios: readonly string[]): StoredImage =>
  sampleImageFile(index, ratios.map(enlarged));
