import { ContractRequestStage, ContractType } from '../../../domain/enums/contracts';
import { entity } from '../../../entity/entity';
import {
  choice,
  dateTime,
  flag,
  number,
  personName,
  personNumber,
  reference,
  tenant,
  text,
} from '../../../fields';

/** Requests for contracts that are under way, by stage and age (docs/domain/contracts.md 11.1). */
export default entity('online/active-requests', {
  gateway: 'main',
  endpoint: '/online-requests',
  assumed: true,
  menu: 'contracts/online',
  order: 2,
  icon: 'pending',
  represent: 'code',
  titles: { list: 'menu.contracts.online_active_requests' },
  access: { list: 'online-contract:list' },
  fields: {
    code: text({ readOnly: true }),
    customerId: reference('customers', { readOnly: true }),
    customerName: personName(),
    regnum: personNumber(),
    type: choice(ContractType, { readOnly: true }),
    stage: choice(ContractRequestStage, { readOnly: true }),
    stageSince: dateTime({ readOnly: true }),
    /** Hours in the stage, as of the answer. */
    waitedHours: number({ readOnly: true, integer: true }),
    /** Longer in the stage than the gateway allows. */
    isLate: flag({ readOnly: true }),
    requestedAt: dateTime({ readOnly: true }),
    contractId: reference('contract', { readOnly: true }),
    tenant: tenant(),
  },
  list: {
    columns: ['code', 'customerId', 'regnum', 'type', 'stage', 'waitedHours', 'isLate'],
    optional: ['stageSince', 'requestedAt', 'contractId', 'tenant'],
    filters: ['stage', 'type', 'regnum', 'isLate', 'requestedAt', 'waitedHours'],
    search: 'private',
    sort: { field: 'waitedHours', order: 'DESC' },
    views: [
      { key: 'late', filter: { isLate: true } },
      { key: 'signing', filter: { stage: ['CUSTOMER_SIGN', 'DIRECTOR_SIGN', 'SIGN_FAILED'] } },
    ],
  },
});
