import { payOut, type Payout } from '../../../../domain/lending/payout';
import { type ReceiptResult, splitReceipt } from '../../../../domain/lending/waterfall';
import { amountAt, bookOf, dayAt, type Calculate } from './calculation';

// What the queues of requests show, too; a file of its own, because they need no other action's rules.

/** T2: what is paid out and when it comes back. */
export const calculateApproval: Calculate<Payout> = ({ answer: { terms, today } }) =>
  payOut({ ...terms, startDate: today });

/** T8: how a receipt falls over the waterfall. */
export const calculatePayment: Calculate<ReceiptResult> = (context) => {
  const amount = amountAt(context.values, 'amount');
  const date = dayAt(context.values, 'date');
  return amount && date ? splitReceipt(bookOf(context), amount, date) : null;
};
