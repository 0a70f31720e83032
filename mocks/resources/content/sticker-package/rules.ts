import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { changeOther, viewOrderOf } from '../../../engine/viewOrder';
import { PUBLISHED_FIELDS, publishActions } from '../publishing';
import { stickersOf } from '../sticker/rules';

const RESOURCE = 'sticker/package';
const places = viewOrderOf(RESOURCE);

/** How many stickers a package offers, and how often all of its stickers were sent. */
function countsOf({ id }: MockRecord, call: Pick<Call, 'store'>) {
  const stickers = stickersOf(call, id);
  return {
    stickerCount: stickers.filter(({ state }) => state === 'OFFERED').length,
    sentCount: stickers.reduce((sum, { sentCount }) => sum + Number(sentCount), 0),
  };
}

const withCounts = (shown: MockRecord, call: Call): MockRecord => ({
  ...shown,
  ...countsOf(shown, call),
});

/** Packages: places without gaps; what was sent keeps its package (docs/domain/content-and-messaging.md 2.3). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => ({ publishedAt: null, ...places.last(values, call) }),
  judged: countsOf,
  present: withCounts,
  presentRow: withCounts,
  recorded: [...PUBLISHED_FIELDS, 'viewOrder'],
  actions: {
    ...publishActions,
    move: places.move,
    delete: (record, call) => {
      for (const sticker of stickersOf(call, record.id))
        if (sticker.state === 'OFFERED')
          changeOther(call, 'sticker', sticker, 'delete_package', {
            state: 'REMOVED',
            viewOrder: null,
          });
      return places.leave(record, call, 'delete');
    },
  },
};
