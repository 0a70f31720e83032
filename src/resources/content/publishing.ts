import type { Access } from '../../entity/entity';
import type { PublishState } from '../../domain/enums/content';
import { lifecycleOf } from '../../entity/lifecycleOf';
import { number } from '../../fields';

/** What all content does: it is published and taken back, there and back (docs/domain/content-and-messaging.md 1.1). */
export const published = (access: Access) =>
  ({
    publish: {
      success: 'toast.published',
      failure: 'error.publish_failed',
      from: ['UNPUBLISHED'],
      to: 'PUBLISHED',
      access,
      confirm: 'none',
      reverse: 'unpublish',
      tone: 'primary',
    },
    unpublish: {
      success: 'toast.unpublished',
      failure: 'error.unpublish_failed',
      from: ['PUBLISHED'],
      to: 'UNPUBLISHED',
      access,
      confirm: 'none',
      reverse: 'publish',
    },
  }) as const;

/** Content in an order that people make changes its place too. */
export const publishedInOrder = (access: Access) =>
  ({
    ...published(access),
    move: {
      from: ['UNPUBLISHED', 'PUBLISHED'],
      to: 'PUBLISHED',
      stays: true,
      access,
      confirm: 'none',
    },
  }) as const;

/** What `move` asks for: the new place, from 1. */
export const placeAsked = {
  inputs: { move: { viewOrder: number({ required: true, min: 1, integer: true }) } },
  inputDefaults: {
    move: ({ viewOrder }: { readonly viewOrder?: number | null }) => ({
      viewOrder: viewOrder ?? 1,
    }),
  },
} as const;

/** Content that customers see while it is published. */
export const publishing = (access: Access) =>
  lifecycleOf<PublishState>()('state', published(access));
