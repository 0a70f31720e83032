import { InvoiceState } from '../../../domain/enums/loans';
import {
  choice,
  date,
  dateTime,
  money,
  number,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';

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
