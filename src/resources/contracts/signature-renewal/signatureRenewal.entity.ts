import { entity } from '../../../entity/entity';
import { requestRenewal, SPECIMEN_STATES } from '../signature-library/lifecycle';
import { signatureFields } from '../signature-library/signatureLibrary.entity';

const { customerId, customerName, regnum, requestState, signature } = signatureFields;
const { validFrom, validTo, isExpiring, renewalRequestedAt, renewalRequestedBy } = signatureFields;

/** Specimens that end soon or have ended, and whether a new one was asked for (docs/domain/contracts.md 9.2). */
export default entity('signature-renewal', {
  gateway: 'main',
  endpoint: '/signature-renewal',
  assumed: true,
  of: {
    resource: 'signature-library',
    filter: { requestState: SPECIMEN_STATES, isExpiring: true },
  },
  menu: 'contracts',
  order: 6,
  icon: 'signature',
  titles: { list: 'menu.contracts.signature_renewal' },
  represent: 'customerName',
  access: { list: 'contract:renew' },
  fields: {
    ...{ customerId, customerName, regnum, requestState, signature },
    ...{ validFrom, validTo, isExpiring, renewalRequestedAt, renewalRequestedBy },
  },
  list: {
    columns: ['@name', 'requestState', 'validFrom', 'validTo', 'renewalRequestedAt'],
    optional: ['regnum', 'renewalRequestedBy'],
    filters: ['requestState', 'regnum', 'validTo', 'renewalRequestedAt'],
    search: 'private',
    sort: { field: 'validTo', order: 'ASC' },
  },
  lifecycle: {
    field: 'requestState',
    actions: { request_renewal: requestRenewal },
  },
});
