import { ContractState } from '../../../domain/enums/contracts';
import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import { choice, image, pdf, reference, text } from '../../../fields';
import { signatureLifecycle, SPECIMEN_STATES } from '../../contracts/signature-library/lifecycle';
import { signatureFields } from '../../contracts/signature-library/signatureLibrary.entity';

const { customerId, customerName, regnum, contractType, requestState } = signatureFields;
const { requestedAt, createdBy, signature, specimen, similarity } = signatureFields;
const { scan, rejectReason, decidedAt, decidedBy } = signatureFields;

/**
 * Signatures that customers gave under contracts, compared with their specimens (docs/domain/contracts.md 9.1, 9.2).
 */
export default entity('contract-signature', {
  gateway: 'main',
  endpoint: '/contract-signatures',
  assumed: true,
  menu: 'customers',
  order: 20,
  icon: 'signature',
  represent: ['customerName', 'contractNumber'],
  titles: { list: 'menu.customers.contract_signature' },
  access: { list: 'signature-lib:access' },
  waiting: {
    filter: { requestState: 'PENDING' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: {
    ...{ customerId, customerName, regnum },
    contractId: reference('contract', { readOnly: true }),
    contractNumber: text({ readOnly: true }),
    contractType,
    /** Of the contract now: it goes on when its signature is accepted. */
    contractState: choice(ContractState, { readOnly: true }),
    ...{ requestState, requestedAt, createdBy, signature, specimen, similarity, scan },
    /** A photograph of the signed paper, where there is no scan. */
    photo: image({ readOnly: true, private: true }),
    ...{ rejectReason, decidedAt, decidedBy },
  },
  list: {
    columns: [
      'contractNumber',
      'customerId',
      'contractType',
      'requestState',
      'similarity',
      'requestedAt',
    ],
    optional: [
      'contractState',
      'contractId',
      'customerName',
      'regnum',
      'rejectReason',
      'decidedAt',
      'decidedBy',
      'createdBy',
    ],
    filters: [
      'requestState',
      'regnum',
      'contractNumber',
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
      { key: 'accepted', filter: { requestState: SPECIMEN_STATES } },
      { key: 'refused', filter: { requestState: ['REJECTED', 'REJECTED_AUTO'] } },
    ],
  },
  ends: ['APPROVED', 'REJECTED', 'CONTRACTED_PAPER'],
  lifecycle: {
    ...signatureLifecycle,
    // Paper comes as a scanned document or as a photograph: one of the two must be there.
    inputs: { accept_paper: { scan: pdf(), photo: image() } },
    inputRules: {
      accept_paper: ({ scan, photo }) =>
        isBlank(scan) && isBlank(photo)
          ? [{ field: 'scan', message: 'customerLists.signature.paper_missing' }]
          : [],
    },
  },
});
