import { PublishState } from '../../../domain/enums/content';
import { CONTENT, SAVING_IMAGE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { choice, dateTime, image, number, text, userName } from '../../../fields';
import { KEEP_BANNERS } from '../loan-banner/lifecycle';
import { placeAsked, publishedInOrder } from '../publishing';

/** Pictures from which a customer chooses one for a saving (docs/domain/content-and-messaging.md 1.7). */
export default entity('saving-image', {
  gateway: 'main',
  endpoint: '/saving-images',
  assumed: true,
  menu: 'content',
  order: 4,
  icon: 'image',
  represent: 'title',
  titles: { list: 'menu.content.saving_image' },
  access: { list: KEEP_BANNERS, show: KEEP_BANNERS, create: KEEP_BANNERS, edit: KEEP_BANNERS },
  ruledBy: 'mainTenant',
  fields: {
    image: image({ required: true, ratios: [SAVING_IMAGE.ratio], published: true }),
    title: text({ required: true, max: CONTENT.titleMax }),
    viewOrder: number({ readOnly: true }),
    /** Savings that carry it, and those of them that are not over. */
    savings: number({ readOnly: true }),
    openSavings: number({ readOnly: true }),
    state: choice(PublishState, { readOnly: true }),
    publishedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['title', 'image', 'viewOrder', 'savings', 'openSavings', 'state', 'publishedAt'],
    optional: ['createdAt', 'createdBy'],
    filters: ['state', 'publishedAt', 'createdAt'],
    search: true,
    sort: { field: 'viewOrder', order: 'ASC' },
    views: [
      { key: 'published', filter: { state: 'PUBLISHED' } },
      { key: 'drafts', filter: { state: 'UNPUBLISHED' } },
    ],
  },
  form: [section('general', ['title', 'image'])],
  record: {
    status: 'state',
    facts: ['savings', 'openSavings', 'viewOrder', 'publishedAt', 'createdAt', 'createdBy'],
  },
  lifecycle: {
    ...lifecycleOf<PublishState>()('state', publishedInOrder(KEEP_BANNERS)),
    ...placeAsked,
  },
  unique: ['title'],
});
