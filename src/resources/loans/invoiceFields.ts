import { InvoiceState } from '../../domain/enums/loans';
import { choice } from '../../entity/kinds/choice';
import { date } from '../../entity/kinds/date';
import { dateTime } from '../../entity/kinds/dateTime';
import { money } from '../../entity/kinds/money';
import { number } from '../../entity/kinds/number';
import { reference } from '../../entity/kinds/reference';
import { tenant } from '../../entity/kinds/tenant';
import { text } from '../../entity/kinds/text';
import { userName } from '../../entity/kinds/userName';

const given = { readOnly: true } as const;

/** An invoice over one row of a loan; the amount is the row's (domain 4.4). */
export const invoiceFields = {
  number: text(given),
  loanId: reference('loans', { required: true }),
  installmentNo: number({ required: true, min: 1, integer: true }),
  loanCode: text(given),
  customerName: text({ readOnly: true, private: true }),
  dueDate: date(given),
  amount: money(given),
  state: choice(InvoiceState, given),
  qpayId: text(given),
  paidAt: dateTime(given),
  tenant: tenant(),
  createdAt: dateTime(given),
  createdBy: userName(given),
} as const;
