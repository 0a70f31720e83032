import type { WebContentType } from '../../../../src/domain/enums/content';
import { missingPictures } from '../../../../src/domain/webPictures';
import type { Hooks } from '../../../engine/Hooks';
import { viewOrderOf } from '../../../engine/viewOrder';
import { PUBLISHED_FIELDS, publishActions } from '../publishing';

const RESOURCE = 'web-content';
const places = viewOrderOf(RESOURCE);

type Values = Readonly<Record<string, unknown>>;

/** How many pictures of its type a page lacks. */
const counted = (values: Values) => ({
  missingPictures: missingPictures(values.type as WebContentType, values).length,
});

/** Pages of the web: places without gaps, every picture of the type before publishing (docs/domain/content-and-messaging.md 1.8). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => ({
    publishedAt: null,
    ...counted(values),
    ...places.last(values, call),
  }),
  update: (record, values) => counted({ ...record, ...values }),
  recorded: [...PUBLISHED_FIELDS, 'viewOrder'],
  actions: { ...publishActions, move: places.move },
};
