import { ContractType, SignatureRequestState } from '../../../domain/enums/contracts';
import { QUEUE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  flag,
  image,
  longText,
  pdf,
  percent,
  personName,
  personNumber,
  reference,
  userName,
} from '../../../fields';
import { requestRenewal, signatureLifecycle, SPECIMEN_STATES } from './lifecycle';

const given = { readOnly: true } as const;

/**
 * A signature that a customer gave, the specimen that it is compared with, and what became of it
 * (docs/domain/contracts.md 9.1, 9.2).
 */
export const signatureFields = {
  customerId: reference('customers', given),
  customerName: personName(),
  regnum: personNumber(),
  contractType: choice(ContractType, given),
  requestState: choice(SignatureRequestState, given),
  requestedAt: dateTime(given),
  createdBy: userName(given),
  signature: image({ readOnly: true, private: true }),
  /** The specimen in force before this one. */
  specimen: image({ readOnly: true, private: true }),
  /** Of both, as the comparison found it. */
  similarity: percent(given),
  scan: pdf({ readOnly: true, private: true }),
  rejectReason: longText(given),
  decidedAt: dateTime(given),
  decidedBy: userName(given),
  /** Days between which an approved signature is the customer's specimen. */
  validFrom: date(given),
  validTo: date(given),
  /** It ends soon, or has ended. */
  isExpiring: flag(given),
  renewalRequestedAt: dateTime(given),
  renewalRequestedBy: userName(given),
} as const;

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
  waiting: {
    filter: { requestState: 'PENDING' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: signatureFields,
  list: {
    columns: ['@name', 'contractType', 'requestState', 'requestedAt', 'validFrom', 'validTo'],
    optional: ['regnum', 'similarity', 'isExpiring', 'decidedAt', 'decidedBy'],
    filters: [
      'requestState',
      'regnum',
      'contractType',
      'requestedAt',
      'validFrom',
      'validTo',
      'createdBy',
    ],
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: [
      { key: 'waiting', filter: { requestState: 'PENDING' } },
      { key: 'automatic', filter: { requestState: ['APPROVED_AUTO', 'REJECTED_AUTO'] } },
      { key: 'library', filter: { requestState: SPECIMEN_STATES } },
      { key: 'refused', filter: { requestState: ['REJECTED', 'REJECTED_AUTO'] } },
    ],
  },
  show: [
    section('request', [
      'customerId',
      'regnum',
      'contractType',
      'requestedAt',
      'createdBy',
      'signature',
    ]),
    section('specimen', [
      'specimen',
      'similarity',
      'validFrom',
      'validTo',
      'isExpiring',
      'renewalRequestedAt',
      'renewalRequestedBy',
    ]),
    section('decision', ['requestState', 'rejectReason', 'scan', 'decidedAt', 'decidedBy']),
  ],
  record: { status: 'requestState', facts: ['contractType', 'similarity', 'validFrom', 'validTo'] },
  ends: ['APPROVED', 'REJECTED', 'CONTRACTED_PAPER'],
  lifecycle: {
    ...signatureLifecycle,
    actions: { ...signatureLifecycle.actions, request_renewal: requestRenewal },
  },
});
