import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { samplePicture } from '../../../engine/samples/samplePicture';
import { STICKER } from '../../../../src/domain/settings';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';
import { PACKAGES } from '../sticker-package/packages';

/** Every so many stickers of a package that was once in the app, one was taken out. */
const REMOVED_EVERY = 5;

/** The stickers of every package: offered in an order, and some taken out that were sent before. */
export const samples: SampleMaker = {
  resource: 'sticker',
  make: cachedByWorld((world) => {
    const made: MockRecord[] = [];
    PACKAGES.forEach(({ tags, wasSeen, state }, at) => {
      let place = 0;
      tags.forEach((tag, index) => {
        const isRemoved = state === 'DELETED' || (wasSeen && index % REMOVED_EVERY === 4);
        const { createdAt, createdBy, updatedAt } = contentFacts(world, true, 300 - at * 30);
        made.push({
          id: made.length + 1,
          picture: samplePicture(made.length, [STICKER.ratio]),
          tag,
          packageId: at + 1,
          viewOrder: isRemoved ? null : (place += 1),
          sentCount: wasSeen ? 340 - at * 60 - index * 17 : 0,
          state: isRemoved ? 'REMOVED' : 'OFFERED',
          createdAt,
          createdBy,
          updatedAt,
        });
      });
    });
    return made;
  }),
};
