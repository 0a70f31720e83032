import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import { signatureLifecycle } from '../../contracts/signature-library/lifecycle';
import { signatureFields } from '../../contracts/signature-library/signatureLibrary.entity';

const { customerId, customerName, regnum, contractType, requestState } = signatureFields;
const { requestedAt, createdBy, signature, specimen, similarity } = signatureFields;
const { scan, rejectReason, decidedAt, decidedBy } = signatureFields;

/**
 * Requests for a signature specimen (docs/domain/contracts.md 9.1, 9.2): those of the signature library, as a queue.
 */
export default entity('signatures', {
  gateway: 'main',
  endpoint: '/signature-requests',
  assumed: true,
  of: { resource: 'signature-library', filter: {} },
  menu: 'customers',
  order: 19,
  icon: 'signature',
  represent: 'customerName',
  titles: { list: 'menu.customers.signatures' },
  access: { list: 'signature-lib:access' },
  waiting: {
    filter: { requestState: 'PENDING' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: {
    ...{ customerId, customerName, regnum, contractType, requestState, requestedAt, createdBy },
    ...{ signature, specimen, similarity, scan, rejectReason, decidedAt, decidedBy },
  },
  list: {
    columns: ['@name', 'contractType', 'requestState', 'similarity', 'requestedAt', 'decidedBy'],
    optional: ['regnum', 'createdBy', 'rejectReason', 'decidedAt'],
    filters: [
      'requestState',
      'regnum',
      'contractType',
      'requestedAt',
      'similarity',
      'customerId',
      'createdBy',
    ],
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: [
      { key: 'waiting', filter: { requestState: 'PENDING' } },
      { key: 'automatic', filter: { requestState: ['APPROVED_AUTO', 'REJECTED_AUTO'] } },
      { key: 'refused', filter: { requestState: ['REJECTED', 'REJECTED_AUTO'] } },
    ],
  },
  lifecycle: signatureLifecycle,
});
