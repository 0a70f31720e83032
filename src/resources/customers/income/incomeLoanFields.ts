import { IncomeType } from '../../../domain/enums/customers';
import { LoanState } from '../../../domain/enums/loans';
import { choice } from '../../../entity/kinds/choice';
import { date } from '../../../entity/kinds/date';
import { dateTime } from '../../../entity/kinds/dateTime';
import { flag } from '../../../entity/kinds/flag';
import { money } from '../../../entity/kinds/money';
import { number } from '../../../entity/kinds/number';
import { reference } from '../../../entity/kinds/reference';
import { registerNumber } from '../../../entity/kinds/registerNumber';
import { tenant } from '../../../entity/kinds/tenant';
import { text } from '../../../entity/kinds/text';

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
