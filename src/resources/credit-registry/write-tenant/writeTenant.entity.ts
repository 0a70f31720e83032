import { entity } from '../../../entity/entity';
import { WRITE_OWN_LOANS } from '../../../domain/lifecycles/registryRights';
import {
  writeColumns,
  writeFields,
  writeFilters,
  writeOptional,
  writeSections,
  writeViews,
} from '../write/writeFields';
import { tenantWriteLife } from '../write/writeActions';

/** The reports of a lender's own loans, and its acts on them (docs/domain/registries.md 2.1). */
export default entity('zms-writer-tenant-list', {
  gateway: 'zms',
  endpoint: '/zms-writer-tenant',
  assumed: true,
  menu: 'credit-registry',
  order: 3,
  icon: 'registry',
  represent: 'loanCode',
  titles: { list: 'menu.credit_registry.writer_tenant_list' },
  paths: { show: '/zms-writer-tenant-view/:id' },
  access: { list: WRITE_OWN_LOANS, show: WRITE_OWN_LOANS },
  fields: writeFields,
  list: {
    columns: ['tenant', ...writeColumns.filter((column) => column !== 'registryClass')],
    optional: ['registryClass' as const, ...writeOptional.filter((column) => column !== 'tenant')],
    filters: ['tenant', ...writeFilters.filter((column) => column !== 'tenant')],
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
  lifecycle: tenantWriteLife,
});
