import { PublishState } from '../../../domain/enums/content';
import { CONTENT, VIDEO } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  duration,
  flag,
  image,
  number,
  richText,
  text,
  url,
  userName,
} from '../../../fields';
import { videoLifecycle } from './lifecycle';

/** Videos of the app, one of which is the guide (docs/domain/content-and-messaging.md 1.5). */
export default entity('video', {
  gateway: 'main',
  endpoint: '/videos',
  assumed: true,
  menu: 'content',
  order: 1,
  icon: 'video',
  represent: 'title',
  titles: { list: 'menu.content.video', create: 'menu.content.video_create' },
  access: {
    list: 'video:list',
    show: 'video:list',
    create: 'video:create',
    edit: 'video:create',
  },
  ruledBy: 'mainTenant',
  fields: {
    cover: image({ ratios: [VIDEO.coverRatio], published: true }),
    title: text({ required: true, max: CONTENT.titleMax }),
    link: url({ required: true }),
    /** In seconds. */
    duration: duration({ required: true, min: 1, max: VIDEO.longest }),
    content: richText({ required: true, max: CONTENT.textMax }),
    viewOrder: number({ readOnly: true }),
    isGuide: flag({ readOnly: true }),
    /** Customers who have had points for watching the guide; of the guide alone. */
    guideWatchers: number({ readOnly: true }),
    state: choice(PublishState, { readOnly: true }),
    publishedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  // A published video keeps a cover.
  rules: ({ state, cover }) =>
    state === 'PUBLISHED' && !cover
      ? [{ field: 'cover', message: 'validation.image_required' }]
      : [],
  list: {
    columns: ['title', 'cover', 'viewOrder', 'duration', 'isGuide', 'state'],
    optional: ['link', 'publishedAt', 'createdAt', 'createdBy'],
    filters: ['state', 'publishedAt', 'duration', 'createdAt'],
    search: true,
    sort: { field: 'viewOrder', order: 'ASC' },
    views: [
      { key: 'published', filter: { state: 'PUBLISHED' } },
      { key: 'drafts', filter: { state: 'UNPUBLISHED' } },
    ],
  },
  form: [section('general', ['title', 'link', 'duration', 'cover']), section('text', ['content'])],
  record: {
    status: 'state',
    facts: ['duration', 'viewOrder', 'isGuide', 'publishedAt', 'createdAt', 'createdBy'],
  },
  lifecycle: videoLifecycle,
  unique: ['link'],
});
