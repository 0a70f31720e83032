import type { Hooks } from '../../engine/Hooks';

/** Since when customers have seen something: set when it is published, gone when it is taken back. */
export const publishActions = {
  publish: (_record, call) => ({ publishedAt: call.store.clock.iso() }),
  unpublish: () => ({ publishedAt: null }),
} as const satisfies Hooks['actions'];

/** Fields whose changes by these actions are in the history. */
export const PUBLISHED_FIELDS = ['publishedAt'] as const;
