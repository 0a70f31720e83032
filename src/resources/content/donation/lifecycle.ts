import type { BannerShowing, PublishState } from '../../../domain/enums/content';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { placeAsked, publishedInOrder } from '../publishing';

/** Who keeps donations. */
export const KEEP_DONATIONS = 'wa-donation-admin:access';

const table = lifecycleOf<PublishState>()('state', publishedInOrder(KEEP_DONATIONS));

/** What is over is asked for no more (docs/domain/content-and-messaging.md 1.12). */
function conditions(
  action: keyof typeof table.actions,
  { showing }: { readonly showing?: BannerShowing | null },
): ConditionBlock | null {
  return action === 'publish' && showing === 'OVER'
    ? { kind: 'condition', message: 'actionBlocks.donation_is_over' }
    : null;
}

/** Donations: published or not, in the order of the app (docs/domain/content-and-messaging.md 1.12). */
export const donationLifecycle = {
  ...table,
  ...placeAsked,
  conditions,
  // People gave for somebody, from a day on.
  fixed: ({ contributionCount }: { readonly contributionCount?: number | null }) =>
    contributionCount ? (['beneficiary', 'fromDate'] as const) : [],
} as const;
