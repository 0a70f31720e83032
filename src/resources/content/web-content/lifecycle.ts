import type { PublishState, WebContentType } from '../../../domain/enums/content';
import { missingPictures } from '../../../domain/webPictures';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { placeAsked, publishedInOrder } from '../publishing';

const table = lifecycleOf<PublishState>()('state', publishedInOrder('web-content:create'));

/** A page whose pictures are not all there would have holes (docs/domain/content-and-messaging.md 1.8). */
function conditions(
  action: keyof typeof table.actions,
  record: { readonly type?: WebContentType | null },
): ConditionBlock | null {
  const count = action === 'publish' ? missingPictures(record.type, { ...record }).length : 0;
  return count > 0
    ? { kind: 'condition', message: 'actionBlocks.web_pictures_missing', values: { count } }
    : null;
}

/** Pages of the web: published or not, in the order of their type (docs/domain/content-and-messaging.md 1.8). */
export const webContentLifecycle = { ...table, ...placeAsked, conditions } as const;
