import { RegistryRequestState } from '../../../domain/enums/common';
import { entity, section } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import {
  choice,
  dateTime,
  longText,
  number,
  phone,
  registerNumber,
  text,
  userName,
} from '../../../fields';

/** Sees finder requests with their results (docs/domain/watchlists.md 1.2). */
const SEE_FINDER = 'customer-finder:search';

/** Asks the finder, and asks again. */
const ASK_FINDER = 'customer-finder:create';

/** Requests that find a person among the customers of all lenders by register number or phone. */
export default entity('customer-finder', {
  gateway: 'customerFinder',
  endpoint: '/requests',
  assumed: true,
  menu: 'watchlists',
  order: 5,
  icon: 'people',
  titles: { list: 'menu.customers.finder', create: 'menu.customers.finder_create' },
  represent: ['regnum', 'phone'],
  paths: { show: null },
  access: { list: SEE_FINDER, show: SEE_FINDER, create: ASK_FINDER },
  ruledBy: 'everyLender',
  fields: {
    regnum: registerNumber({ person: { part: 'regnum', asOf: 'createdAt' } }),
    phone: phone({ person: { part: 'phone', asOf: 'createdAt' } }),
    reason: longText({ required: true, max: 300 }),
    state: choice(RegistryRequestState, { readOnly: true }),
    foundCount: number({ readOnly: true }),
    foundAt: text({ readOnly: true }),
    answeredAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: [
      'regnum',
      'phone',
      'reason',
      'state',
      'foundCount',
      'foundAt',
      'createdAt',
      'createdBy',
    ],
    optional: ['answeredAt'],
    filters: ['state', 'regnum', 'phone', 'createdAt'],
    sort: { field: 'createdAt', order: 'DESC' },
    views: RegistryRequestState.values
      .filter((state) => state !== 'NONE')
      .map((state) => ({ key: state, filter: { state } })),
  },
  form: [section('whom', ['regnum', 'phone', 'reason'])],
  ends: ['AVAILABLE'],
  lifecycle: {
    field: 'state',
    actions: {
      ask_again: {
        success: 'toast.request_sent',
        from: ['FAILED', 'NOT_AVAILABLE'],
        to: 'PENDING',
        access: ASK_FINDER,
        confirm: 'none',
      },
    },
    auto: [
      { from: ['NONE'], to: 'PENDING', by: 'sending' },
      { from: ['PENDING'], to: 'AVAILABLE', by: 'registry' },
      { from: ['PENDING'], to: 'NOT_AVAILABLE', by: 'registry' },
      { from: ['PENDING'], to: 'FAILED', by: 'registry' },
    ],
    outside: {
      by: 'finder',
      answer: ({ state }) => (state === 'PENDING' ? 'sent' : null),
      looks: [],
    },
  },
  rules: ({ regnum, phone }) =>
    isBlank(regnum) && isBlank(phone) ? [{ field: 'regnum', message: 'watch.finder.one' }] : [],
});
