import { entity } from '../../../entity/entity';
import { WRITE_OWN_LOANS } from '../rights';
import writer from '../write/write.entity';
import { writeLifecycle } from '../write/lifecycle';

/** The reports of a lender's own loans, and its actions on them (docs/domain/registries.md 2.1). */
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
  fields: writer.fields,
  list: {
    ...writer.list,
    columns: [
      'tenant',
      'loanCode',
      'customerName',
      'writeStatus',
      'classification',
      'differences',
      'error',
    ],
    optional: [
      'registryClass',
      'regnum',
      'code',
      'balance',
      'registryBalance',
      'overdueDays',
      'loanState',
      'registryState',
      'reportedContract',
      'reportedType',
      'reportedEnd',
      'lentAmount',
      'lendedDate',
      'writtenAt',
      'writtenBy',
    ],
    filters: [
      'tenant',
      'writeStatus',
      'loanCode',
      'regnum',
      'error',
      'differences',
      'classification',
      'registryClass',
      'balance',
      'writtenAt',
    ],
  },
  show: writer.show,
  record: writer.record,
  lifecycle: writeLifecycle(WRITE_OWN_LOANS, WRITE_OWN_LOANS),
});
