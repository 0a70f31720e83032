import { readQpayDetails, type QpayDetails } from '../../../../src/resources/wallets/qr-qpay/api';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { fileOf } from '../../loans/book/fileOf';

/** The invoice of a payment as it is now, and the journals that the payment led to. */
function details(call: Call): Answer<QpayDetails> {
  need(call.caller, readQpayDetails.access);
  const { invoiceId, loanId, paidAt } = recordOf(call, 'qr-qpay');
  const invoice = collectionOf(call, 'invoices').get(invoiceId as number);
  const loan = collectionOf(call, 'loans').get(loanId as number);
  const { receipts, lines } = loan ? fileOf(loan) : { receipts: [], lines: [] };
  const booked = receipts.find(({ bookedAt }) => bookedAt === paidAt);
  return {
    body: {
      invoice: invoice
        ? {
            number: String(invoice.number),
            state: String(invoice.state),
            amount: String(invoice.amount),
          }
        : null,
      lines: lines.filter(({ journalId }) => journalId === booked?.journalId),
    },
  };
}

/** What stands behind a payment. */
export const routes: readonly Route[] = [route(readQpayDetails, details)];
