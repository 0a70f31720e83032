import { entity } from '../../../entity/entity';
import checks from '../check/check.entity';
import { checkLifecycle } from '../check/lifecycle';

/** The latest check of every customer with its 7-day clock (docs/domain/registries.md 1.2): a list of the checks. */
export default entity('customers/zms', {
  gateway: 'zms',
  endpoint: '/customers/zms',
  assumed: true,
  of: { resource: 'zms', filter: { isLatest: true } },
  menu: 'customers',
  order: 6,
  icon: 'registry',
  represent: ['customerName', 'number'],
  titles: { list: 'menu.customers.zms' },
  access: { list: 'zms:list' },
  fields: checks.fields,
  list: {
    columns: ['customerName', 'regnum', 'state', 'validUntil', 'checkedAt', 'worstClass', 'loans'],
    optional: ['balance', 'number', 'logType', 'sentAt', 'reason', 'error', 'createdBy', 'tenant'],
    filters: checks.list.filters,
    search: 'private',
    sort: { field: 'validUntil', order: 'ASC' },
    views: checks.list.views,
  },
  lifecycle: checkLifecycle,
});
