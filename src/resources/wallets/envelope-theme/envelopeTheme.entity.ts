import { EnvelopeThemeCategory, EnvelopeThemeState } from '../../../domain/enums/wallets';
import { ENVELOPE_THEME } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  flag,
  image,
  longText,
  money,
  number,
  text,
  url,
  userName,
} from '../../../fields';
import { KEEP_THEMES } from '../rights';
import { themeLifecycle } from './lifecycle';

/** How envelopes look that customers send: three pictures and a price (docs/domain/wallets.md 4.2). */
export default entity('envelopes/themes', {
  gateway: 'main',
  endpoint: '/envelope-themes',
  assumed: true,
  menu: 'wallets/envelopes',
  order: 1,
  icon: 'image',
  titles: { list: 'menu.envelopes.themes', create: 'menu.envelopes.theme_create' },
  represent: 'title',
  access: {
    list: 'wa-envelope-theme:list',
    show: 'wa-envelope-theme:list',
    create: KEEP_THEMES,
    edit: KEEP_THEMES,
  },
  ruledBy: 'mainTenant',
  fields: {
    thumbnail: image({ required: true, ratios: [ENVELOPE_THEME.thumbnailRatio], published: true }),
    title: text({ required: true, max: ENVELOPE_THEME.titleMax }),
    category: choice(EnvelopeThemeCategory, { required: true }),
    price: money({ required: true, max: ENVELOPE_THEME.priceMax }),
    info: longText({ max: 500 }),
    url: url(),
    picture: image({ required: true, ratios: [ENVELOPE_THEME.pictureRatio], published: true }),
    cardPicture: image({ required: true, ratios: [ENVELOPE_THEME.cardRatio], published: true }),
    viewOrder: number({ readOnly: true }),
    isDefault: flag({ readOnly: true }),
    state: choice(EnvelopeThemeState, { readOnly: true }),
    /** Envelopes that were sent with it, and those of them from which somebody may still take. */
    sentEnvelopes: number({ readOnly: true }),
    liveEnvelopes: number({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName(),
  },
  list: {
    columns: ['title', 'thumbnail', 'viewOrder', 'category', 'price', 'isDefault', 'state'],
    optional: ['info', 'url', 'cardPicture', 'createdAt', 'createdBy'],
    filters: ['category', 'state', 'price', 'isDefault', 'createdAt'],
    search: true,
    sort: { field: 'viewOrder', order: 'ASC' },
    opensWith: 'offered',
    views: [
      { key: 'offered', filter: { state: 'ACTIVE' } },
      { key: 'inactive', filter: { state: 'INACTIVE' } },
      { key: 'deleted', filter: { state: 'DELETED' } },
    ],
  },
  form: [
    section('general', ['title', 'category', 'price', 'info', 'url']),
    section('pictures', ['picture', 'cardPicture', 'thumbnail']),
  ],
  record: {
    status: 'state',
    facts: ['price', 'viewOrder', 'isDefault', 'sentEnvelopes', 'liveEnvelopes', 'createdAt'],
  },
  ends: ['DELETED'],
  lifecycle: themeLifecycle,
  unique: ['title'],
});
