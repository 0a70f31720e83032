import { entity, section } from '../../../entity/entity';
import { contractFields } from './contractFields';
import { contractLife } from './contractActions';
import { contractFilters, contractViews, optionalColumns } from './contractLists';

const company = ['companyName', 'companyPhone', 'companyEmail', 'directorName'] as const;
const ofCompany = { field: 'type', is: ['MERCHANT'] } as const;
const ofAmendment = { field: 'type', is: ['LEND_MARKET_PLACE_AMEND'] } as const;

/** Contracts of all types (docs/domain/contracts.md 2.1; docs/domain/registries.md 2.5). */
export default entity('contract', {
  gateway: 'main',
  endpoint: '/contracts',
  assumed: true,
  menu: 'contracts',
  icon: 'contract',
  represent: 'contractNumber',
  titles: { list: 'menu.contracts.list', create: 'menu.contracts.create' },
  access: {
    list: ['contract:list', 'contract-own:list'],
    show: ['contract:list', 'contract-own:list'],
    create: 'contract:create',
    export: 'contract:export',
  },
  fields: contractFields,
  list: {
    // prettier-ignore
    columns: ['contractNumber', 'customerName', 'regnum', 'type', 'state', 'limit', 'zmsWriteStatus', 'createdAt'],
    optional: optionalColumns,
    filters: contractFilters,
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: contractViews,
  },
  form: [
    section('parties', ['customerId', 'type']),
    section('company', company, ofCompany),
    section('parent', ['parentId'], ofAmendment),
  ],
  show: [
    section('parties', ['customerName', 'regnum', 'type', 'tenant']),
    section('contract', ['limit', 'scoringVersion', 'version', 'isOnline', 'isArchive']),
    section('signing', ['createdBy', 'verifiedAt', 'signedAt', 'isGsign', 'signError']),
    section('cession', ['isCessioned', 'owner', 'cededAt', 'canceledAt']),
    section('registry', ['zmsWriteStatus', 'writtenAt', 'zmsWriteError']),
    section('company', company, ofCompany),
    section('parent', ['parentId'], ofAmendment),
  ],
  record: {
    status: 'state',
    facts: ['type', 'limit', 'version', 'createdAt', 'verifiedAt', 'zmsWriteStatus'],
  },
  tabs: [{ key: 'detail' }, { key: 'versions' }, { key: 'loans' }, { key: 'registry' }],
  lifecycle: contractLife,
});
