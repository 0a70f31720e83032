import { OPEN_SAVING_STATES } from '../../../../src/domain/enums/customers';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { viewOrderOf } from '../../../engine/viewOrder';
import { PUBLISHED_FIELDS, publishActions } from '../publishing';

const RESOURCE = 'saving-image';
const OPEN: readonly unknown[] = OPEN_SAVING_STATES;
const places = viewOrderOf(RESOURCE);

/** How many savings carry the picture, and how many of them are not over. */
function withSavings(shown: MockRecord, { store }: Call): MockRecord {
  const carrying = (store.collection('saving')?.all ?? []).filter(
    ({ imageId }) => imageId === shown.id,
  );
  return {
    ...shown,
    savings: carrying.length,
    openSavings: carrying.filter(({ state }) => OPEN.includes(state)).length,
  };
}

/** Pictures of savings: places without gaps; taking one back leaves the savings as they are (docs/domain/content-and-messaging.md 1.7). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => ({ publishedAt: null, ...places.last(values, call) }),
  present: withSavings,
  presentRow: withSavings,
  recorded: [...PUBLISHED_FIELDS, 'viewOrder'],
  actions: { ...publishActions, move: places.move },
};
