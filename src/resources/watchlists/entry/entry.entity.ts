import { CustomerKind } from '../../../domain/enums/customers';
import { BlackWhiteListType, WatchState } from '../../../domain/enums/watchlists';
import { CONFIRM } from '../../../domain/settings';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import {
  choice,
  companyRegisterNumber,
  date,
  dateTime,
  longText,
  pdf,
  phone,
  reference,
  registerNumber,
  text,
  userName,
} from '../../../fields';
import { KEEP_WATCH_LIST, SEE_WATCH_LIST } from '../rights';
import { bwListLifecycle } from './lifecycle';

/** An entry of the black and grey list: who (said once, when the entry is made), why, since when, and who added it. */
export const bwListFields = {
  listType: choice(BlackWhiteListType, { required: true, once: true }),
  type: choice(CustomerKind, { readOnly: true }),
  /** Of a customer as everywhere: who they are now (docs/domain/watchlists.md 1.7). */
  name: text({ required: true, max: 120, private: true, once: true, person: { part: 'name' } }),
  regnum: registerNumber({ once: true, person: { part: 'regnum' } }),
  companyRegnum: companyRegisterNumber({ once: true, person: { part: 'regnum' } }),
  phone: phone({ once: true, person: { part: 'phone' } }),
  reason: longText({ required: true, max: 500 }),
  fromDate: date({ required: true, noFuture: true }),
  document: pdf(),
  state: choice(WatchState, { readOnly: true }),
  customerId: reference('customers', { readOnly: true }),
  /** Until when, by whom and when dealing with somebody of the grey list was approved (docs/domain/watchlists.md 1.6). */
  approvedUntil: date({ readOnly: true, remaining: true }),
  approvedBy: userName({ readOnly: true }),
  approvedAt: dateTime({ readOnly: true }),
  createdAt: dateTime({ readOnly: true }),
  createdBy: userName({ readOnly: true }),
} as const;

type Asked = 'regnum' | 'companyRegnum' | 'reason';

/**
 * An entry is about one person or one company, which its number says, and has a reason that says something
 * (docs/domain/watchlists.md 1.1; docs/domain/interface.md 6.2). Numbers are asked for only while the entry is made.
 */
function bwListRules({
  id,
  regnum,
  companyRegnum,
  reason,
}: Partial<Record<Asked | 'id', unknown>>): ValidationIssue<Asked>[] {
  const issues: ValidationIssue<Asked>[] = [];
  if (isBlank(id)) {
    if (isBlank(regnum) && isBlank(companyRegnum))
      issues.push({ field: 'regnum', message: 'watch.one_number' });
    if (!isBlank(regnum) && !isBlank(companyRegnum))
      issues.push({ field: 'companyRegnum', message: 'watch.one_number_only' });
  }
  const length = typeof reason === 'string' ? [...reason.trim()].length : 0;
  if (length > 0 && length < CONFIRM.reasonMin)
    issues.push({
      field: 'reason',
      message: 'validation.min_length',
      values: { length: CONFIRM.reasonMin },
    });
  return issues;
}

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
  ruledBy: 'everyLender',
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
  show: [
    section('person', [...SUBJECT, 'customerId']),
    section('cause', CAUSE),
    section('approval', ['approvedUntil', 'approvedBy', 'approvedAt'], {
      field: 'listType',
      is: [2],
    }),
  ],
  record: { status: 'listType', facts: ['state', 'type', 'fromDate', 'createdAt', 'createdBy'] },
  ends: ['REMOVED'],
  lifecycle: bwListLifecycle,
  rules: bwListRules,
});
