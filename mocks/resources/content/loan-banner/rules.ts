import { bannerRatioOf } from '../../../../src/domain/banners';
import type { StoredImage } from '../../../../src/fields/file/schema';
import type { Hooks } from '../../../engine/Hooks';
import { viewOrderOf } from '../../../engine/viewOrder';
import { showing, shownWithinDates } from '../publishing';

const RESOURCE = 'loan-banner';
const places = viewOrderOf(RESOURCE);

/** The ratio of a picture by its pixels, which the gateway has read in the file. */
function ratioOf({ image }: Readonly<Record<string, unknown>>) {
  const { width = 0, height = 0 } = (image ?? {}) as Partial<StoredImage>;
  return { aspectRatio: bannerRatioOf({ width, height }) ?? null };
}

/** Banners: ratio by the pixels, places without gaps, seen within their dates (docs/domain/content-and-messaging.md 1.6). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => ({
    publishedAt: null,
    ...ratioOf(values),
    ...places.last(values, call),
    ...showing({ ...values, state: 'UNPUBLISHED' }, call),
  }),
  update: (record, values, call) => ({
    ...('image' in values ? ratioOf(values) : {}),
    ...showing({ ...record, ...values }, call),
  }),
  ...shownWithinDates,
  actions: {
    ...shownWithinDates.actions,
    move: places.move,
  },
};
