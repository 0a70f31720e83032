import type { ActionContext } from '../loan/actions/calculation';
import type { Loan } from '../loan/useLoanFigures';
import type { ReviewDetailsProps } from './ReviewDetailsOf';

/** A request as the calculation of its loan's action takes it: what was asked for takes the place of what staff would type. */
export const contextOf = ({ record, evidence }: ReviewDetailsProps): ActionContext => ({
  record: { ...record, id: record.loanId } as Loan,
  answer: evidence.loan,
  values: { ...record, date: evidence.loan.today, fee: record.extensionFee },
  isLead: false,
});
