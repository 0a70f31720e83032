import { INVOICE } from '../../../../src/resources/loans/invoice/lifecycle';
import { readInvoiceRows, type InvoiceRows } from '../../../../src/resources/loans/invoice/api';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { invoiceRowsOf } from './invoiceRows';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

/** The unpaid rows of a loan, found by its code, with the pending invoices over them. */
function rows(call: Call): Answer<InvoiceRows> {
  const { store, caller, query } = call;
  need(caller, INVOICE);
  const code = query.get('code')?.trim().toUpperCase();
  const loan = collectionOf(call, 'loans').all.find((one) => one.code === code);
  if (!loan || !isVisible(caller, loan)) throw notFound();
  const invoices = collectionOf(call, 'invoices').all;
  const body: InvoiceRows = {
    loanId: loan.id as number,
    code: String(loan.code),
    customerName: (loan.customerName as string | null) ?? null,
    rows: invoiceRowsOf(loan, invoices, store.clock.today()),
  };
  return { body };
}

/** What a new invoice may be over (the address is assumed). */
export const routes: readonly Route[] = [route(readInvoiceRows, rows)];
