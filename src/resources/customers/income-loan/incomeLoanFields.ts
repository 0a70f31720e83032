import { IncomeType } from '../../../domain/enums/customers';
import { LoanState } from '../../../domain/enums/loans';
import {
  choice,
  date,
  dateTime,
  flag,
  money,
  number,
  reference,
  registerNumber,
  tenant,
  text,
} from '../../../fields';

const given = { readOnly: true } as const;

/** A loan beside the income that its limit rests on. */
export const incomeLoanFields = {
  code: text(given),
  customerId: reference('customers', given),
  customerName: text({ readOnly: true, private: true }),
  regnum: registerNumber(given),
  state: choice(LoanState, given),
  lentAmount: money(given),
  balance: money(given),
  lendedDate: date(given),
  refundDate: date(given),
  creditLimit: money(given),
  incomeId: reference('customers/income/requests', given),
  incomeType: choice(IncomeType, given),
  amount: money(given),
  approvedAt: dateTime(given),
  /** Days since the approval, as of the answer. */
  ageDays: number({ readOnly: true, integer: true }),
  isStale: flag(given),
  tenant: tenant(),
} as const;
