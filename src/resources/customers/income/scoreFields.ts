import { IncomeType } from '../../../domain/enums/customers';
import { choice } from '../../../entity/kinds/choice';
import { dateTime } from '../../../entity/kinds/dateTime';
import { flag } from '../../../entity/kinds/flag';
import { money } from '../../../entity/kinds/money';
import { number } from '../../../entity/kinds/number';
import { percent } from '../../../entity/kinds/percent';
import { reference } from '../../../entity/kinds/reference';
import { registerNumber } from '../../../entity/kinds/registerNumber';
import { tenant } from '../../../entity/kinds/tenant';
import { text } from '../../../entity/kinds/text';
import { userName } from '../../../entity/kinds/userName';

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
