import { entity, section } from '../../../entity/entity';
import { checkFields, checkFilters, checkViews } from './checkFields';
import { checkLife } from './checkActions';

/** Checks at the credit registry, every one that was sent (docs/domain/registries.md 1.1). */
export default entity('zms', {
  gateway: 'zms',
  endpoint: '/zms/checks',
  assumed: true,
  menu: 'credit-registry',
  icon: 'registry',
  represent: 'number',
  titles: { list: 'menu.credit_registry.list', show: 'menu.credit_registry.view' },
  paths: { show: '/zms-view/:id' },
  access: { list: 'zms:list', show: 'zms:list' },
  fields: checkFields,
  list: {
    columns: ['number', 'customerId', 'regnum', 'state', 'checkedAt', 'validUntil', 'worstClass'],
    optional: [
      'balance',
      'logType',
      'loans',
      'sentAt',
      'fee',
      'reason',
      'error',
      'createdBy',
      'tenant',
    ],
    filters: checkFilters,
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: checkViews,
  },
  show: [
    section('check', ['customerId', 'regnum', 'logType', 'sentAt', 'checkedAt', 'createdBy']),
    section('cost', ['fee', 'reason', 'error']),
  ],
  record: { status: 'state', facts: ['validUntil', 'worstClass', 'loans', 'balance', 'checkedAt'] },
  lifecycle: checkLife,
});
