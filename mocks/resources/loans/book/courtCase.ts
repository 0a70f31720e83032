import { unfiledClaim } from '../../../../src/domain/lending/court';
import type { MockRecord } from '../../../engine/MockRecord';
import type { CourtCase, LoanFile } from './LoanFile';

/** The fields of a court record that its case at the loan decides. */
export const caseFields = (loan: MockRecord, court: CourtCase): Record<string, unknown> => ({
  customerId: court.customerId,
  customerName: loan.customerName,
  loanId: loan.id,
  loanCode: loan.code,
  template: court.template,
  ...claimFields(court.claim),
  courtDate: court.date,
  awarded: court.awarded,
  tenant: loan.tenant,
});

/** A claim as the fields of its court record. */
export const claimFields = ({ courtFee, courtCost, ...claim }: CourtCase['claim']) => ({
  principal: claim.principal,
  interest: claim.interest,
  additionalInterest: claim.additionalInterest,
  stateFee: courtFee,
  cost: courtCost,
  total: claim.total,
});

/** The claim of a case on a day: what is still owed of it until it is filed, frozen from then on (docs/domain/lending.md 11.2). */
export const claimOn = (
  { book }: Pick<LoanFile, 'book'>,
  { state, claim }: CourtCase,
  day: string,
): CourtCase['claim'] =>
  book && (state === 'drafted' || state === 'printed')
    ? unfiledClaim(book, day, claim.courtCost)
    : claim;
