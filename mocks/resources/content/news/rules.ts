import type { Hooks } from '../../../engine/Hooks';
import { PUBLISHED_FIELDS, publishActions } from '../publishing';

/** News: customers see them from when they are published (docs/domain/content-and-messaging.md 1.1). */
export const hooks: Hooks = {
  resource: 'news',
  create: () => ({ publishedAt: null }),
  recorded: PUBLISHED_FIELDS,
  actions: publishActions,
};
