import type { ActContext } from '../loan/acts/reckoning';
import type { Loan } from '../loan/useLoanFigures';
import type { EvidenceProps } from './EvidenceOf';

/** A request as the reckoning of its loan's act takes it: what was asked for stands where staff would type. */
export const contextOf = ({ record, evidence }: EvidenceProps): ActContext => ({
  record: { ...record, id: record.loanId } as Loan,
  answer: evidence.loan,
  values: { ...record, date: evidence.loan.today, fee: record.extensionFee },
  isLead: false,
});
