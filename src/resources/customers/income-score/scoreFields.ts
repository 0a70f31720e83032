import { IncomeType } from '../../../domain/enums/customers';
import {
  choice,
  dateTime,
  flag,
  money,
  number,
  percent,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';

const given = { readOnly: true } as const;

/** What an approved income did to a score and a limit. */
export const scoreFields = {
  customerId: reference('customers', given),
  customerName: text({ readOnly: true, private: true }),
  regnum: registerNumber(given),
  incomeId: reference('customers/income/requests', given),
  type: choice(IncomeType, given),
  averageAmount: money(given),
  margin: percent(given),
  amount: money(given),
  points: number(given),
  scoreBefore: number(given),
  scoreAfter: number(given),
  salaryBefore: money(given),
  limitBefore: money(given),
  limitAfter: money(given),
  /** No later income has taken its place. */
  isCurrent: flag(given),
  computedAt: dateTime(given),
  decidedBy: userName(given),
  tenant: tenant(),
} as const;
