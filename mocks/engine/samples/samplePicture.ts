import { image } from '../../../src/fields';
import type { StoredImage } from '../../../src/fields/file/schema';
import { seededRandom } from './random';
import { sampleContext, type SampleWorld } from './SampleWorld';

/** A real picture for a sample record: colour and ratio follow the record's place. */
export function samplePicture(
  world: SampleWorld,
  index: number,
  ratios: readonly string[],
): StoredImage {
  const { kind } = image({ ratios });
  return kind.sample(sampleContext(world, index, seededRandom(index)), {
    upload: 'IMAGE',
    ratios,
  } as never) as StoredImage;
}
