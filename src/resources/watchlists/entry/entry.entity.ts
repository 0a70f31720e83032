import { KEEP_WATCH_LIST, SEE_WATCH_LIST } from '../../../domain/lifecycles/watchRights';
import { entity, section } from '../../../entity/entity';
import { bwListLifecycle } from './lifecycle';
import { bwListRules } from './entryRules';
import { bwListFields } from './entryFields';

const SUBJECT = ['listType', 'name', 'regnum', 'companyRegnum', 'phone'] as const;
const CAUSE = ['reason', 'fromDate', 'document'] as const;

/**
 * The black and grey list: people and companies that get nothing, or only after a look (docs/domain/watchlists.md 1.1).
 */
export default entity('bw-list', {
  gateway: 'main',
  endpoint: '/bw-list',
  assumed: true,
  menu: 'watchlists',
  order: 2,
  icon: 'blocked',
  titles: {
    list: 'menu.watchlists.black_grey',
    create: 'menu.watchlists.black_grey_create',
  },
  represent: 'name',
  access: {
    list: 'black-white:list',
    show: SEE_WATCH_LIST,
    create: KEEP_WATCH_LIST,
    edit: KEEP_WATCH_LIST,
  },
  fields: bwListFields,
  list: {
    columns: ['name', 'listType', 'regnum', 'reason', 'fromDate', 'state', 'createdBy'],
    optional: ['type', 'companyRegnum', 'phone', 'customerId', 'createdAt'],
    filters: ['listType', 'type', 'state', 'regnum', 'companyRegnum', 'phone', 'fromDate'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    opensWith: 'listed',
    views: [
      { key: 'listed', filter: { state: 'LISTED' } },
      { key: 'black', filter: { state: 'LISTED', listType: 1 } },
      { key: 'grey', filter: { state: 'LISTED', listType: 2 } },
      { key: 'removed', filter: { state: 'REMOVED' } },
    ],
  },
  form: [section('subject', SUBJECT), section('cause', CAUSE)],
  show: [section('person', [...SUBJECT, 'customerId']), section('cause', CAUSE)],
  record: { status: 'listType', facts: ['state', 'type', 'fromDate', 'createdAt', 'createdBy'] },
  lifecycle: bwListLifecycle,
  rules: bwListRules,
});
