import { bannerRatioOf, bannerShowing, type BannerDates } from '../../../../src/domain/banners';
import type { StoredImage } from '../../../../src/fields/file/schema';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { viewOrderOf } from '../../../engine/viewOrder';
import { PUBLISHED_FIELDS, publishActions } from '../publishing';

const RESOURCE = 'loan-banner';
const places = viewOrderOf(RESOURCE);

/** The ratio of a picture by its pixels, which the gateway has read in the file. */
function ratioOf({ image }: Readonly<Record<string, unknown>>) {
  const { width = 0, height = 0 } = (image ?? {}) as Partial<StoredImage>;
  return { aspectRatio: bannerRatioOf({ width, height }) ?? null };
}

/** Whether customers see the banner today. */
const showing = (record: MockRecord, { store }: Pick<Call, 'store'>) => ({
  showing: bannerShowing(record as BannerDates, store.clock.today()),
});

/** Banners: ratio by the pixels, places without gaps, seen within their dates (docs/domain/content-and-messaging.md 1.6). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => ({
    publishedAt: null,
    ...ratioOf(values),
    ...places.last(values, call),
    showing: bannerShowing({ ...values, state: 'UNPUBLISHED' }, call.store.clock.today()),
  }),
  update: (record, values, call) => ({
    ...('image' in values ? ratioOf(values) : {}),
    ...showing({ ...record, ...values }, call),
  }),
  recorded: [...PUBLISHED_FIELDS, 'viewOrder', 'showing'],
  newDay: (record, today) => {
    const now = bannerShowing(record as BannerDates, today);
    return now === record.showing ? undefined : { showing: now };
  },
  actions: {
    publish: (record, call) => ({
      ...publishActions.publish(record, call),
      ...showing({ ...record, state: 'PUBLISHED' }, call),
    }),
    unpublish: (record, call) => ({
      ...publishActions.unpublish(),
      ...showing({ ...record, state: 'UNPUBLISHED' }, call),
    }),
    move: places.move,
  },
};
