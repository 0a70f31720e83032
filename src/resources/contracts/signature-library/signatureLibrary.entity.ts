import { RENEW_CONTRACT } from '../../../domain/lifecycles/rights';
import { signatureLifecycle } from '../../../domain/lifecycles/signatureLifecycle';
import { entity } from '../../../entity/entity';
import { pdf } from '../../../fields';
import type { LifecycleAction } from '../../../entity/lifecycle';
import {
  signatureFields,
  signatureSections,
  signatureViews,
  SPECIMEN_STATES,
} from './signatureFields';

/** Asks the customer for a new specimen; the signature that he gives comes as a request of its own. */
export const requestRenewal = {
  from: SPECIMEN_STATES,
  to: 'APPROVED',
  stays: true,
  access: RENEW_CONTRACT,
  confirm: 'yes-no',
} as const satisfies LifecycleAction;

/** Signature requests and the specimens that came of them (docs/domain/contracts.md 9.1, 9.2). */
export default entity('signature-library', {
  gateway: 'main',
  endpoint: '/signature-library',
  assumed: true,
  menu: 'contracts',
  order: 7,
  icon: 'signature',
  titles: { list: 'menu.contracts.signature_library' },
  represent: 'customerName',
  access: { list: 'signature-lib:access', show: 'signature-lib:access' },
  fields: signatureFields,
  list: {
    columns: ['@name', 'contractType', 'requestState', 'requestedAt', 'validFrom', 'validTo'],
    optional: ['regnum', 'similarity', 'isExpiring', 'decidedAt', 'decidedBy'],
    filters: ['requestState', 'regnum', 'contractType', 'requestedAt', 'validFrom', 'validTo'],
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: signatureViews,
  },
  show: signatureSections,
  record: { status: 'requestState', facts: ['contractType', 'similarity', 'validFrom', 'validTo'] },
  lifecycle: {
    ...signatureLifecycle,
    actions: { ...signatureLifecycle.actions, request_renewal: requestRenewal },
    inputs: { accept_paper: { scan: pdf({ required: true }) } },
  },
});
