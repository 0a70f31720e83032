import { entity } from '../../../entity/entity';
import {
  writeColumns,
  writeFields,
  writeFilters,
  writeOptional,
  writeSections,
  writeViews,
} from './writeFields';
import { writeLife } from './writeActions';

/** Our loans and how they stand at the credit registry (docs/domain/registries.md 2.1). */
export default entity('zms-writer', {
  gateway: 'zms',
  endpoint: '/zms-writer',
  assumed: true,
  menu: 'credit-registry',
  order: 2,
  icon: 'registry',
  represent: 'loanCode',
  titles: { list: 'menu.credit_registry.writer' },
  access: {
    list: ['zms-loan:list', 'zms-error:list'],
    show: ['zms-loan:list', 'zms-error:list'],
  },
  fields: writeFields,
  list: {
    columns: writeColumns,
    optional: writeOptional,
    filters: writeFilters,
    search: 'private',
    sort: { field: 'loanCode', order: 'DESC' },
    views: writeViews,
    opensWith: 'open',
  },
  show: writeSections,
  record: {
    status: 'writeStatus',
    facts: ['classification', 'registryClass', 'balance', 'registryBalance', 'writtenAt'],
  },
  lifecycle: writeLife,
});
