import type { BannerShowing, PublishState } from '../../../domain/enums/content';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { placeAsked, publishedInOrder } from '../publishing';

/** Who keeps banners and the pictures of savings. */
export const KEEP_BANNERS = 'banner-admin:access';

const table = lifecycleOf<PublishState>()('state', publishedInOrder(KEEP_BANNERS));

/** What is over would be published and never seen (docs/domain/content-and-messaging.md 1.6). */
function conditions(
  action: keyof typeof table.actions,
  { showing }: { readonly showing?: BannerShowing | null },
): ConditionBlock | null {
  return action === 'publish' && showing === 'OVER'
    ? { kind: 'condition', message: 'actionBlocks.banner_is_over' }
    : null;
}

/** Banners: published or not, in the order of the app's carousel (docs/domain/content-and-messaging.md 1.6). */
export const bannerLifecycle = { ...table, ...placeAsked, conditions } as const;
