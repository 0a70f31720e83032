import type { PublishState } from '../../../domain/enums/content';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { placeAsked, publishedInOrder } from '../publishing';

const KEEP_VIDEOS = 'video:create';

const table = lifecycleOf<PublishState>()('state', {
  ...publishedInOrder(KEEP_VIDEOS),
  make_guide: {
    from: ['PUBLISHED'],
    to: 'PUBLISHED',
    stays: true,
    access: KEEP_VIDEOS,
    confirm: 'consequence',
    sets: { isGuide: true },
  },
});

/** What of a video the conditions are about. */
interface VideoFacts {
  readonly cover?: unknown;
  readonly isGuide?: boolean | null;
}

/**
 * Without a cover the app has nothing to show before the video is played; customers get points for the guide video, so it
 * stays until another one is (docs/domain/content-and-messaging.md 1.5).
 */
function conditions(
  action: keyof typeof table.actions,
  { cover, isGuide }: VideoFacts,
): ConditionBlock | null {
  if (action === 'publish' && !cover)
    return { kind: 'condition', message: 'actionBlocks.video_without_cover' };
  if (action === 'unpublish' && isGuide)
    return { kind: 'condition', message: 'actionBlocks.video_is_guide' };
  if (action === 'make_guide' && isGuide)
    return { kind: 'condition', message: 'actionBlocks.video_is_guide_already' };
  return null;
}

/** Videos: published or not, in an order, one of them the guide (docs/domain/content-and-messaging.md 1.5). */
export const videoLifecycle = { ...table, ...placeAsked, conditions } as const;
