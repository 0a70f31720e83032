import { WATCHED_GUIDE } from '../../../../src/domain/bonus/points';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { changeOther, viewOrderOf } from '../../../engine/viewOrder';
import { PUBLISHED_FIELDS, publishActions } from '../publishing';

const RESOURCE = 'video';
const places = viewOrderOf(RESOURCE);

/** How many customers have had points for watching the guide; of the guide alone. */
function withWatchers(shown: MockRecord, { store }: Call): MockRecord {
  if (!shown.isGuide) return { ...shown, guideWatchers: null };
  const given = (store.collection('bonus-points')?.all ?? []).filter(
    ({ type }) => type === WATCHED_GUIDE,
  );
  return { ...shown, guideWatchers: new Set(given.map(({ customerId }) => customerId)).size };
}

/** Videos: places without gaps, exactly one guide, never an unpublished one (docs/domain/content-and-messaging.md 1.5). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => ({
    publishedAt: null,
    isGuide: false,
    ...places.last(values, call),
  }),
  present: withWatchers,
  recorded: [...PUBLISHED_FIELDS, 'viewOrder', 'isGuide'],
  actions: {
    ...publishActions,
    move: places.move,
    make_guide: (record, call) => {
      for (const video of collectionOf(call, RESOURCE).all)
        if (video !== record && video.isGuide === true)
          changeOther(call, RESOURCE, video, 'make_guide', { isGuide: false });
      return { isGuide: true };
    },
  },
};
