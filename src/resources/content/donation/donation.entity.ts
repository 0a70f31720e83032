import { BannerShowing, PublishState } from '../../../domain/enums/content';
import { isReversed } from '../../../domain/range';
import { CONTENT, DONATION } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  image,
  longText,
  money,
  number,
  percent,
  richText,
  text,
  userName,
} from '../../../fields';
import { donationLifecycle, KEEP_DONATIONS } from './lifecycle';

const given = { readOnly: true } as const;

/** What customers give for from their wallets, within its dates (docs/domain/content-and-messaging.md 1.12). */
export default entity('donation', {
  gateway: 'main',
  endpoint: '/donations',
  assumed: true,
  menu: 'content',
  order: 6,
  icon: 'donation',
  represent: 'title',
  titles: { list: 'menu.content.donation' },
  access: {
    list: KEEP_DONATIONS,
    show: KEEP_DONATIONS,
    create: KEEP_DONATIONS,
    edit: KEEP_DONATIONS,
  },
  ruledBy: 'mainTenant',
  fields: {
    image: image({ required: true, ratios: [CONTENT.articleRatio], published: true }),
    title: text({ required: true, max: CONTENT.titleMax }),
    /** Whom it is for: fixed from the first contribution on. */
    beneficiary: text({ required: true, max: DONATION.beneficiaryMax }),
    shortDescription: longText({ required: true, max: 300 }),
    content: richText({ required: true, max: CONTENT.textMax }),
    goalAmount: money({ required: true, min: DONATION.goalMin, max: DONATION.goalMax }),
    fromDate: date({ required: true }),
    untilDate: date(),
    /** Σ of its contributions. */
    collectedAmount: money(given),
    contributionCount: number(given),
    goalPercent: percent({ readOnly: true, integer: true }),
    /** What the ledger has on its account, beside what was collected (R24). */
    accountBalance: money(given),
    accountNumber: text(given),
    viewOrder: number(given),
    showing: choice(BannerShowing, given),
    state: choice(PublishState, given),
    publishedAt: dateTime(given),
    createdAt: dateTime(given),
    createdBy: userName(given),
  },
  rules: ({ fromDate, untilDate }) =>
    isReversed(fromDate, untilDate)
      ? [{ field: 'untilDate', message: 'validation.banner_dates' }]
      : [],
  list: {
    columns: [
      'title',
      'showing',
      'viewOrder',
      'collectedAmount',
      'goalAmount',
      'goalPercent',
      'contributionCount',
      'untilDate',
    ],
    optional: [
      'image',
      'beneficiary',
      'fromDate',
      'state',
      'publishedAt',
      'createdAt',
      'createdBy',
    ],
    filters: [
      'showing',
      'untilDate',
      'fromDate',
      'goalAmount',
      'collectedAmount',
      'state',
      'beneficiary',
    ],
    search: true,
    sort: { field: 'viewOrder', order: 'ASC' },
    views: [
      { key: 'shown', filter: { showing: 'SHOWN' } },
      { key: 'planned', filter: { showing: 'PLANNED' } },
      { key: 'over', filter: { showing: 'OVER' } },
      { key: 'drafts', filter: { state: 'UNPUBLISHED' } },
    ],
  },
  form: [
    section('general', ['title', 'beneficiary', 'goalAmount', 'fromDate', 'untilDate']),
    section('picture', ['image']),
    section('text', ['shortDescription', 'content']),
  ],
  record: {
    status: 'state',
    facts: ['showing', 'collectedAmount', 'goalAmount', 'contributionCount', 'untilDate'],
  },
  tabs: [{ key: 'money' }, { key: 'contributions', wide: true }],
  lifecycle: donationLifecycle,
  unique: ['title'],
});
