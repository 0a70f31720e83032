import { RegistryRequestState } from '../../../domain/enums/common';
import { ASK_FINDER, SEE_FINDER } from '../../../domain/lifecycles/watchRights';
import { entity, section } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import { finderFields } from './customerFinderFields';

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
  fields: finderFields,
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
  lifecycle: {
    field: 'state',
    actions: {
      ask_again: {
        from: ['FAILED', 'NOT_AVAILABLE'],
        to: 'PENDING',
        access: ASK_FINDER,
        confirm: 'yes-no',
      },
    },
  },
  rules: ({ regnum, phone }) =>
    isBlank(regnum) && isBlank(phone) ? [{ field: 'regnum', message: 'watch.finder.one' }] : [],
});
