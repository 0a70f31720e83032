import { signatureLifecycle } from '../../../domain/lifecycles/signatureLifecycle';
import { entity } from '../../../entity/entity';
import {
  contractSignatureFields,
  contractSignatureViews,
  paperAsks,
  paperIssues,
} from './contractSignatureFields';

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
  fields: contractSignatureFields,
  list: {
    columns: [
      'contractNumber',
      'customerId',
      'contractType',
      'requestState',
      'similarity',
      'contractState',
      'requestedAt',
    ],
    optional: [
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
    ],
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: contractSignatureViews,
  },
  lifecycle: {
    ...signatureLifecycle,
    inputs: { accept_paper: paperAsks },
    inputRules: { accept_paper: paperIssues },
  },
});
