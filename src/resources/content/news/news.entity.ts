import { CONTENT } from '../../../domain/contentSettings';
import { NewsCategory, NewsType, PublishState } from '../../../domain/enums/content';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  colour,
  dateTime,
  image,
  longText,
  richText,
  text,
  userName,
} from '../../../fields';
import { publishing } from '../publishing';

/** News and frequently asked questions of the app and the web site; shown there while they are published. */
export default entity('news', {
  gateway: 'main',
  endpoint: '/news',
  assumed: true,
  menu: 'content',
  icon: 'article',
  represent: 'title',
  titles: { create: 'menu.content.news_create' },
  access: { list: 'news:list', show: 'news:list', create: 'news:create', edit: 'news:create' },
  ruledBy: 'mainTenant',
  fields: {
    title: text({ required: true, max: 200 }),
    category: choice(NewsCategory, { required: true }),
    type: choice(NewsType, { required: true }),
    color: colour(),
    image: image({ ratios: ['16:9', '4:3'], published: true }),
    shortDescription: longText({ required: true, max: 300 }),
    content: richText({ required: true, max: CONTENT.textMax }),
    state: choice(PublishState, { readOnly: true }),
    publishedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['title', 'category', 'type', 'state', 'createdAt', 'createdBy'],
    optional: ['shortDescription', 'color', 'publishedAt'],
    filters: ['category', 'type', 'state', 'createdAt'],
    search: true,
    sort: { field: 'createdAt', order: 'DESC' },
  },
  form: [
    section('general', ['title', 'category', 'type', 'color', 'image']),
    section('text', ['shortDescription', 'content']),
  ],
  record: { status: 'state', facts: ['category', 'type', 'publishedAt', 'createdAt', 'createdBy'] },
  lifecycle: publishing('news:create'),
});
