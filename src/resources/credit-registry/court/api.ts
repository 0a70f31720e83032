import type { RaRecord } from 'ra-core';
import type { CourtRecord } from '../../loans/court-record/ClaimCard';
import { endpoint } from '../../../dataProviders/endpoint';

/** `searchCourtDocuments`: what court documents there are, and may be made. */
export interface CourtDocuments {
  /** None where the number that was typed is that of several loans: nothing is chosen for anybody. */
  customer: { id: number; name: string; regnum: string | null } | null;
  /** Codes of the loans that a code or the number at its end stands for; none where a person was asked for. */
  codes: string[];
  records: CourtRecord[];
  /** Loans of the risk department: they may go to court (T13, docs/domain/lending.md 11.2). */
  loans: RaRecord[];
  /** Loans that are past due and not in the risk department yet. */
  notYet: RaRecord[];
}

/** By register number, phone, or the code of a loan. */
export const searchCourtDocuments = endpoint<
  Partial<Record<'regnum' | 'phone' | 'code', string>>,
  CourtDocuments
>()('main', 'POST /court-list/lookup', {
  safePost: true,
  assumed: true,
  access: 'loan-court-doc:access',
  carries: '`regnum`, `phone` or `code`',
});
