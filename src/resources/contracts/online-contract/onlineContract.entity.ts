import {
  ENDED_CONTRACT_STATES,
  LIVE_CONTRACT_STATES,
} from '../../../domain/contracts/contractStates';
import { entity } from '../../../entity/entity';
import { without } from '../../../entity/without';
import { contractFields, contractFilters, optionalColumns } from '../contract/contract.entity';
import { EXPORT_CONTRACTS } from '../rights';

/**
 * Contracts made online: a list of the contracts, with a right of its own (docs/domain/contracts.md 11.2;
 * docs/domain/identity.md 4.3).
 */
export default entity('online/contract/list', {
  gateway: 'main',
  endpoint: '/online-contracts',
  assumed: true,
  of: { resource: 'contract', filter: { isOnline: true } },
  menu: 'contracts/online',
  icon: 'contract',
  represent: 'contractNumber',
  titles: { list: 'menu.contracts.online_list' },
  access: { list: ['online-contract:list', 'online-contract-own:list'], export: EXPORT_CONTRACTS },
  fields: contractFields,
  list: {
    columns: ['contractNumber', 'customerName', 'regnum', 'type', 'state', 'createdAt', 'signedAt'],
    optional: without(optionalColumns, 'signedAt', 'isOnline'),
    filters: without(contractFilters, 'isOnline'),
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'waiting', filter: { state: 'Created' } },
      { key: 'signFailed', filter: { signFailed: true } },
      { key: 'live', filter: { state: LIVE_CONTRACT_STATES } },
      { key: 'ended', filter: { state: ENDED_CONTRACT_STATES } },
    ],
  },
});
