import { ContractState } from '../../../domain/enums/contracts';
import type { ListView, ValidationIssue } from '../../../entity/entity';
import { isBlank, type PartialValues } from '../../../entity/Field';
import { choice, image, pdf, reference, text } from '../../../fields';
import { signatureFields } from '../../contracts/signature-library/signatureFields';

const { customerId, customerName, regnum, contractType, requestState } = signatureFields;
const { requestedAt, createdBy, signature, specimen, similarity } = signatureFields;
const { scan, rejectReason, decidedAt, decidedBy } = signatureFields;

/** A signature under a contract, the specimen that it is compared with, and what became of it. */
export const contractSignatureFields = {
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
} as const;

/** A signature on paper comes as a scanned document or as a photograph (docs/domain/contracts.md 9.1). */
export const paperAsks = { scan: pdf(), photo: image() } as const;

/** One of the two must be there. */
export const paperIssues = ({
  scan,
  photo,
}: PartialValues<typeof paperAsks>): ValidationIssue<'scan'>[] =>
  isBlank(scan) && isBlank(photo)
    ? [{ field: 'scan', message: 'customerLists.signature.paper_missing' }]
    : [];

export const contractSignatureViews = [
  { key: 'waiting', filter: { requestState: 'PENDING' } },
  { key: 'automatic', filter: { requestState: ['APPROVED_AUTO', 'REJECTED_AUTO'] } },
  { key: 'accepted', filter: { requestState: ['APPROVED', 'APPROVED_AUTO', 'CONTRACTED_PAPER'] } },
  { key: 'refused', filter: { requestState: ['REJECTED', 'REJECTED_AUTO'] } },
] as const satisfies readonly ListView<typeof contractSignatureFields>[];
