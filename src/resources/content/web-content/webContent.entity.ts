import { PublishState, WebContentType } from '../../../domain/enums/content';
import { CONTENT, WEB_PICTURES } from '../../../domain/settings';
import { missingPictures } from '../../../domain/webPictures';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, image, longText, number, text, url, userName } from '../../../fields';
import { webContentLifecycle } from './lifecycle';

/** Pages of the web site; each type has its own pictures (docs/domain/content-and-messaging.md 1.8). */
export default entity('web-content', {
  gateway: 'main',
  endpoint: '/web-contents',
  assumed: true,
  menu: 'content',
  order: 2,
  icon: 'web',
  represent: 'title',
  titles: { list: 'menu.content.web_content', create: 'menu.content.web_content_create' },
  access: {
    list: 'web-content:list',
    show: 'web-content:list',
    create: 'web-content:create',
    edit: 'web-content:create',
  },
  ruledBy: 'mainTenant',
  fields: {
    title: text({ required: true, max: CONTENT.titleMax }),
    type: choice(WebContentType, { required: true, once: true }),
    link: url({ required: true }),
    description: longText({ required: true, max: 1_000 }),
    productImage: image({ ratios: [WEB_PICTURES.productImage], published: true }),
    productDescDesktop: image({ ratios: [WEB_PICTURES.productDescDesktop], published: true }),
    productDescMobile: image({ ratios: [WEB_PICTURES.productDescMobile], published: true }),
    instructionDesktop: image({ ratios: [WEB_PICTURES.instructionDesktop], published: true }),
    instructionMobile: image({ ratios: [WEB_PICTURES.instructionMobile], published: true }),
    brandImage: image({ ratios: [WEB_PICTURES.brandImage], published: true }),
    featuredBrandImage: image({ ratios: [WEB_PICTURES.featuredBrandImage], published: true }),
    featuredBrandDesc: image({ ratios: [WEB_PICTURES.featuredBrandDesc], published: true }),
    /** Pictures of its type that are not there yet. */
    missingPictures: number({ readOnly: true }),
    viewOrder: number({ readOnly: true }),
    state: choice(PublishState, { readOnly: true }),
    publishedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  // Of a published page customers would see the hole at once.
  rules: (record) =>
    record.state === 'PUBLISHED'
      ? missingPictures(record.type, record).map((field) => ({
          field,
          message: 'validation.image_required',
        }))
      : [],
  list: {
    columns: ['title', 'type', 'viewOrder', 'link', 'missingPictures', 'state', 'publishedAt'],
    optional: ['description', 'createdAt', 'createdBy'],
    filters: ['type', 'state', 'missingPictures', 'publishedAt', 'createdAt'],
    search: true,
    sort: { field: 'viewOrder', order: 'ASC' },
    views: [
      { key: 'brands', filter: { type: 'content_brand' } },
      { key: 'instructions', filter: { type: 'content_instruction' } },
      { key: 'featured', filter: { type: 'content_featured_brand' } },
      { key: 'products', filter: { type: 'content_product' } },
    ],
  },
  form: [
    section('general', ['title', 'type', 'link', 'description']),
    section('product', ['productImage', 'productDescMobile', 'productDescDesktop'], {
      field: 'type',
      is: ['content_product'],
    }),
    section('instruction', ['instructionMobile', 'instructionDesktop'], {
      field: 'type',
      is: ['content_instruction'],
    }),
    section('brand', ['brandImage'], { field: 'type', is: ['content_brand'] }),
    section('featuredBrand', ['featuredBrandImage', 'featuredBrandDesc'], {
      field: 'type',
      is: ['content_featured_brand'],
    }),
  ],
  record: {
    status: 'state',
    facts: ['type', 'missingPictures', 'viewOrder', 'publishedAt', 'createdAt', 'createdBy'],
  },
  lifecycle: webContentLifecycle,
});
