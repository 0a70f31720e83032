import { type BannerDates, bannerShowing } from '../../../src/domain/banners';
import type { Call } from '../../engine/Call';
import type { Hooks } from '../../engine/Hooks';

/** Since when customers have seen something: set when it is published, gone when it is taken back. */
export const publishActions = {
  publish: (_record, call) => ({ publishedAt: call.store.clock.iso() }),
  unpublish: () => ({ publishedAt: null }),
} as const satisfies Hooks['actions'];

/** Fields whose changes by these actions are in the history. */
export const PUBLISHED_FIELDS = ['publishedAt'] as const;

/** Whether customers see something with dates today. */
export const showing = (record: object, { store }: Pick<Call, 'store'>) => ({
  showing: bannerShowing(record as BannerDates, store.clock.today()),
});

/** What is published and seen within its dates, in an order: both are kept with each action and each new day. */
export const shownWithinDates = {
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
  },
} as const satisfies Pick<Hooks, 'recorded' | 'newDay' | 'actions'>;
