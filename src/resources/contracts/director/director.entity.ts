import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import { contractFields } from '../contract/contract.entity';
import { contractLifecycle } from '../contract/lifecycle';
import { EXPORT_CONTRACTS } from '../rights';

const { actions, conditions } = contractLifecycle;
const { sign, retry_sign } = actions;

/**
 * Online contracts that wait for the investor's signature (docs/domain/contracts.md 5.1): a list of the contracts,
 * signed one or many.
 */
export default entity('online/director', {
  gateway: 'main',
  endpoint: '/online-contracts/director',
  assumed: true,
  of: {
    resource: 'contract',
    filter: { state: 'Created', isOnline: true, isArchive: false },
  },
  menu: 'contracts/online',
  order: 2,
  icon: 'signature',
  represent: ['customerName', 'contractNumber'],
  titles: { list: 'menu.contracts.online_director' },
  access: { list: 'online-contract:list', export: EXPORT_CONTRACTS },
  waiting: {
    filter: {},
    since: 'createdAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: contractFields,
  list: {
    columns: [
      'contractNumber',
      'customerName',
      'regnum',
      'type',
      'limit',
      'signFailed',
      'createdAt',
    ],
    optional: ['verifiedAt', 'signError', 'version', 'scoringVersion', 'createdBy', 'tenant'],
    filters: ['contractNumber', 'regnum', 'type', 'signFailed', 'createdAt', 'createdBy'],
    search: 'private',
    sort: { field: 'createdAt', order: 'ASC' },
    views: [{ key: 'signFailed', filter: { signFailed: true } }],
  },
  lifecycle: { field: 'state', actions: { sign, retry_sign }, conditions },
});
