import { InvoiceState } from '../../../domain/enums/loans';
import { choice } from '../../../fields/choice';
import { date } from '../../../fields/date';
import { dateTime } from '../../../fields/dateTime';
import { money } from '../../../fields/money';
import { number } from '../../../fields/number';
import { reference } from '../../../fields/reference';
import { tenant } from '../../../fields/tenant';
import { text } from '../../../fields/text';
import { userName } from '../../../fields/userName';

const given = { readOnly: true } as const;

/** An invoice over one row of a loan; the amount is the row's (docs/domain/lending.md 8.8). */
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
