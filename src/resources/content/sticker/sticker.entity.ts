import { StickerState } from '../../../domain/enums/content';
import { STICKER } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, number, reference, sticker, text, userName } from '../../../fields';
import { KEEP_STICKERS, stickerLifecycle } from './lifecycle';

/** Stickers of all packages; added and put in order on the page of their package (docs/domain/content-and-messaging.md 2.3). */
export default entity('sticker', {
  gateway: 'main',
  endpoint: '/stickers',
  assumed: true,
  menu: 'content/stickers',
  icon: 'sticker',
  represent: 'tag',
  titles: { list: 'menu.stickers.list' },
  failures: { list: 'error.stickers_fetch' },
  paths: { show: null, create: null },
  access: { list: KEEP_STICKERS, show: KEEP_STICKERS, create: KEEP_STICKERS },
  ruledBy: 'mainTenant',
  fields: {
    picture: sticker({ required: true, ratios: [STICKER.ratio], published: true }),
    tag: text({ required: true, max: STICKER.tagMax }),
    packageId: reference('sticker/package', { required: true, once: true }),
    viewOrder: number({ readOnly: true }),
    /** How often customers have sent it. */
    sentCount: number({ readOnly: true }),
    state: choice(StickerState, { readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['tag', 'picture', 'packageId', 'viewOrder', 'sentCount', 'state'],
    optional: ['createdAt', 'createdBy'],
    filters: ['packageId', 'state', 'sentCount', 'createdAt'],
    search: true,
    sort: { field: 'sentCount', order: 'DESC' },
    views: [
      { key: 'offered', filter: { state: 'OFFERED' } },
      { key: 'removed', filter: { state: 'REMOVED' } },
    ],
  },
  form: [section('general', ['packageId', 'tag', 'picture'])],
  lifecycle: stickerLifecycle,
});
