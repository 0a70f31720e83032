import { BannerAspectRatio, BannerShowing, PublishState } from '../../../domain/enums/content';
import { LoanProductType } from '../../../domain/enums/loans';
import { isReversed } from '../../../domain/range';
import { CONTENT } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { choice, date, dateTime, image, number, text, url, userName } from '../../../fields';
import { KEEP_BANNERS, bannerLifecycle } from './lifecycle';

/** Banners of the app's loan page, within their dates (docs/domain/content-and-messaging.md 1.6). */
export default entity('loan-banner', {
  gateway: 'main',
  endpoint: '/loan-banners',
  assumed: true,
  menu: 'content',
  order: 3,
  icon: 'image',
  represent: 'title',
  titles: { list: 'menu.content.loan_banner' },
  access: { list: KEEP_BANNERS, show: KEEP_BANNERS, create: KEEP_BANNERS, edit: KEEP_BANNERS },
  ruledBy: 'mainTenant',
  fields: {
    image: image({ required: true, ratios: BannerAspectRatio.values, published: true }),
    title: text({ required: true, max: CONTENT.titleMax }),
    productType: choice(LoanProductType, { required: true }),
    link: url(),
    fromDate: date({ required: true }),
    untilDate: date(),
    /** What the picture's own pixels say. */
    aspectRatio: choice(BannerAspectRatio, { readOnly: true }),
    viewOrder: number({ readOnly: true }),
    showing: choice(BannerShowing, { readOnly: true }),
    state: choice(PublishState, { readOnly: true }),
    publishedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  rules: ({ fromDate, untilDate }) =>
    isReversed(fromDate, untilDate)
      ? [{ field: 'untilDate', message: 'validation.banner_dates' }]
      : [],
  list: {
    columns: ['title', 'image', 'showing', 'viewOrder', 'productType', 'fromDate', 'untilDate'],
    optional: ['aspectRatio', 'link', 'state', 'publishedAt', 'createdAt', 'createdBy'],
    filters: ['productType', 'showing', 'aspectRatio', 'state', 'fromDate', 'untilDate'],
    search: true,
    sort: { field: 'viewOrder', order: 'ASC' },
    views: [
      { key: 'shown', filter: { showing: 'SHOWN' } },
      { key: 'planned', filter: { showing: 'PLANNED' } },
      { key: 'over', filter: { showing: 'OVER' } },
    ],
  },
  form: [
    section('general', ['title', 'productType', 'link', 'fromDate', 'untilDate']),
    section('picture', ['image']),
  ],
  record: {
    status: 'state',
    facts: ['showing', 'aspectRatio', 'viewOrder', 'fromDate', 'untilDate', 'publishedAt'],
  },
  lifecycle: bannerLifecycle,
});
