import { entity } from '../../../entity/entity';
import { aggregationLife } from './aggregationActions';
import { aggregationFields, aggregationSections, aggregationViews } from './aggregationFields';

const access = ['la-request-admin:list', 'la-request-tenant:list'] as const;

/** Loan requests that went to several lenders (docs/domain/lending.md 4.5): each tenant has its copy, one accepts. */
export default entity('loans/assessment', {
  gateway: 'main',
  endpoint: '/loans/assessment',
  assumed: true,
  menu: 'loans',
  order: 13,
  icon: 'report',
  titles: { list: 'menu.loans.assessment' },
  represent: ['customerName', 'requestNumber'],
  access: { list: access },
  fields: aggregationFields,
  list: {
    columns: ['@name', 'requestedAmount', 'tenant', 'score', 'state', 'requestedAt', 'expiresOn'],
    optional: ['regnum', 'purpose', 'assessedAmount', 'viewedAt', 'decidedAt', 'decidedBy'],
    filters: ['state', 'requestNumber', 'regnum', 'tenant', 'requestedAt', 'expiresOn'],
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: aggregationViews,
  },
  show: aggregationSections,
  record: { status: 'state' },
  lifecycle: aggregationLife,
});
