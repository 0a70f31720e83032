import { GuaranteeLoanState, GuaranteeRequestState } from '../../../domain/enums/loans';
import {
  choice,
  dateTime,
  money,
  reference,
  registerNumber,
  text,
  userName,
} from '../../../fields';

const given = { readOnly: true } as const;
const name = text({ readOnly: true, private: true });

/** Who stands surety for whose loan. */
export const guaranteeFields = {
  guarantorId: reference('customers', given),
  guarantor: name,
  guarantorRegnum: registerNumber(given),
  borrowerId: reference('customers', given),
  borrower: name,
  loanId: reference('loans', given),
  code: text(given),
  lentAmount: money(given),
  guaranteedAmount: money(given),
  state: choice(GuaranteeRequestState, given),
  /** The loan cannot go on without its guarantor. */
  loanState: choice(GuaranteeLoanState, given),
  requestedAt: dateTime(given),
  decidedAt: dateTime(given),
  decidedBy: userName(given),
} as const;
