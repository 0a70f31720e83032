import { courtLifecycle } from '../../../domain/lifecycles/courtLifecycle';
import { entity } from '../../../entity/entity';
import { courtConditions } from './courtRecordConditions';
import {
  courtRecordAsks,
  courtRecordDefaults,
  courtRecordFields,
  courtRecordSections,
} from './courtRecordFields';

/** Records of loans at court with their letters (docs/domain/lending.md 11.3, 11.6). */
export default entity('court-list', {
  gateway: 'main',
  endpoint: '/court-list',
  assumed: true,
  menu: 'credit-registry/court',
  icon: 'court',
  represent: 'loanCode',
  titles: { list: 'menu.court.list' },
  paths: { show: '/court/:id' },
  access: {
    list: 'loan-court-doc:list',
    show: ['loan-court-doc:list', 'loan-court-doc:access'],
  },
  fields: courtRecordFields,
  list: {
    columns: ['loanCode', 'customerName', 'state', 'total', 'courtDate', 'hearingDate', 'awarded'],
    optional: ['template', 'courtName', 'caseNumber', 'letterVersion', 'closedDate', 'createdAt'],
    filters: ['state', 'loanCode', 'courtDate', 'template', 'caseNumber', 'loanId'],
    search: 'private',
    sort: { field: 'courtDate', order: 'DESC' },
  },
  show: courtRecordSections,
  record: { status: 'state', facts: ['total', 'courtDate', 'letterVersion', 'hearingDate'] },
  lifecycle: {
    ...courtLifecycle,
    inputs: courtRecordAsks,
    inputDefaults: courtRecordDefaults,
    conditions: courtConditions,
    code: 'loanCode',
  },
});
