import { dayOf } from '../../../../src/domain/dates';
import {
  readQpayDetails,
  type QpayDetails,
  type QpayLine,
} from '../../../../src/resources/wallets/qr-qpay/api';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { type Journal, ledgerOf } from '../../../ledger/Ledger';
import { fileOf } from '../../loans/book/fileOf';

const linesOf = ({ id: journalId, valueDate: date, lines }: Journal): QpayLine[] =>
  lines.map(({ id, account, number, debit, credit }) => ({
    id,
    journalId,
    date,
    account: number,
    accountKey: `ledgerAccounts.${account}`,
    debit,
    credit,
  }));

/** The invoice of a payment as it is now, and the journals that the payment led to, in the ledger and on the loan. */
function details(call: Call): Answer<QpayDetails> {
  need(call.caller, readQpayDetails.access);
  const { id, invoiceId, loanId, amount, paidAt } = recordOf(call, 'qr-qpay');
  const invoice = collectionOf(call, 'invoices').get(invoiceId as number);
  const loan = collectionOf(call, 'loans').get(loanId as number);
  const paidOn = typeof paidAt === 'string' ? dayOf(paidAt) : undefined;
  const booked =
    loan &&
    fileOf(loan).receipts.find(
      (receipt) =>
        receipt.date === paidOn && receipt.amount === amount && receipt.source === 'WALLET',
    );
  const ledger = ledgerOf(call.store);
  const onLoan = booked && ledger.journal(booked.journalId);
  const own = ledger.journals({ of: { resource: 'qr-qpay', id } });
  return {
    body: {
      invoice: invoice
        ? {
            number: String(invoice.number),
            state: String(invoice.state),
            amount: String(invoice.amount),
          }
        : null,
      lines: [...own, ...(onLoan ? [onLoan] : [])].flatMap(linesOf),
    },
  };
}

/** What stands behind a payment. */
export const routes: readonly Route[] = [route(readQpayDetails, details)];
