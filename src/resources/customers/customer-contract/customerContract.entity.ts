import { entity } from '../../../entity/entity';
import { contractFields } from '../../contracts/contract/contract.entity';
import { EXPORT_CONTRACTS } from '../../contracts/rights';

/** The contracts of one customer, under the right to see customers (docs/domain/customers.md 1.5). */
export default entity('customers/contract', {
  gateway: 'main',
  endpoint: '/customer-contracts',
  assumed: true,
  of: { resource: 'contract', filter: {} },
  represent: 'contractNumber',
  paths: { list: null },
  access: { list: 'customer:view', export: EXPORT_CONTRACTS },
  fields: {
    customerId: contractFields.customerId,
    contractNumber: contractFields.contractNumber,
    type: contractFields.type,
    state: contractFields.state,
    limit: contractFields.limit,
    version: contractFields.version,
    owner: contractFields.owner,
    zmsWriteStatus: contractFields.zmsWriteStatus,
    isArchive: contractFields.isArchive,
    createdAt: contractFields.createdAt,
    verifiedAt: contractFields.verifiedAt,
  },
  list: {
    askedBy: ['customerId'],
    // prettier-ignore
    columns: ['contractNumber', 'type', 'state', 'limit', 'version', 'owner', 'zmsWriteStatus', 'createdAt', 'verifiedAt'],
    filters: ['type', 'state', 'createdAt'],
    sort: { field: 'createdAt', order: 'DESC' },
  },
});
