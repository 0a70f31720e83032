import { StickerPackageState } from '../../../domain/enums/content';
import { CONTENT } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, number, text, url, userName } from '../../../fields';
import { KEEP_STICKERS } from '../sticker/lifecycle';
import { packageLifecycle } from './lifecycle';

/** Names a package in the app: `nomads.horses-2`. */
const IDENTIFIER = /^[a-z0-9]+([._-][a-z0-9]+)*$/;

/** Packages of stickers for the chat (docs/domain/content-and-messaging.md 2.3). */
export default entity('sticker/package', {
  gateway: 'main',
  endpoint: '/sticker-packages',
  assumed: true,
  menu: 'content/stickers',
  order: 1,
  icon: 'sticker',
  represent: 'name',
  titles: { list: 'menu.stickers.packages', create: 'menu.stickers.package_create' },
  failures: { list: 'error.sticker_packages_fetch', show: 'error.sticker_packages_fetch' },
  access: { list: KEEP_STICKERS, show: KEEP_STICKERS, create: KEEP_STICKERS, edit: KEEP_STICKERS },
  ruledBy: 'mainTenant',
  fields: {
    identifier: text({ required: true, once: true, min: 3, max: 40 }),
    name: text({ required: true, max: CONTENT.titleMax }),
    publisher: text({ required: true, max: CONTENT.titleMax }),
    publisherWebsite: url(),
    privacyPolicyUrl: url({ required: true }),
    licenseAgreementUrl: url({ required: true }),
    viewOrder: number({ readOnly: true }),
    /** Stickers that it offers, and how often all of its stickers were sent. */
    stickerCount: number({ readOnly: true }),
    sentCount: number({ readOnly: true }),
    state: choice(StickerPackageState, { readOnly: true }),
    publishedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  rules: ({ identifier }) =>
    identifier && !IDENTIFIER.test(identifier)
      ? [{ field: 'identifier', message: 'validation.sticker_identifier' }]
      : [],
  list: {
    columns: ['name', 'identifier', 'viewOrder', 'publisher', 'stickerCount', 'sentCount', 'state'],
    optional: ['publisherWebsite', 'publishedAt', 'createdAt', 'createdBy'],
    filters: ['state', 'publishedAt', 'createdAt'],
    search: true,
    sort: { field: 'viewOrder', order: 'ASC' },
    opensWith: 'kept',
    views: [
      { key: 'kept', filter: { state: ['PUBLISHED', 'UNPUBLISHED'] } },
      { key: 'deleted', filter: { state: 'DELETED' } },
    ],
  },
  form: [
    section('general', ['name', 'identifier', 'publisher', 'publisherWebsite']),
    section('terms', ['privacyPolicyUrl', 'licenseAgreementUrl']),
  ],
  record: {
    status: 'state',
    facts: ['stickerCount', 'sentCount', 'viewOrder', 'publishedAt', 'createdAt', 'createdBy'],
  },
  subPages: ['stickers'],
  ends: ['DELETED'],
  lifecycle: packageLifecycle,
  unique: ['identifier', 'name'],
});
