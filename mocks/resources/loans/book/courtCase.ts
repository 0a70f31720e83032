import type { MockRecord } from '../../../engine/MockRecord';
import type { CourtCase } from './LoanFile';

/** The fields of a court record that its case at the loan decides. */
export const caseFields = (loan: MockRecord, court: CourtCase): Record<string, unknown> => ({
  customerId: court.customerId,
  customerName: loan.customerName,
  loanId: loan.id,
  loanCode: loan.code,
  template: court.template,
  principal: court.claim.principal,
  interest: court.claim.interest,
  additionalInterest: court.claim.additionalInterest,
  stateFee: court.claim.courtFee,
  cost: court.claim.courtCost,
  total: court.claim.total,
  courtDate: court.date,
  awarded: court.awarded,
  tenant: loan.tenant,
});
