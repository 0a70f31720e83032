import { endpoint } from '../../../dataProviders/endpoint';

/** One unpaid row of a loan, as `readInvoiceRows` answers it. */
export interface InvoiceRow {
  no: number;
  dueDate: string;
  /** What an invoice over it asks for today, decimal string. */
  amount: string;
  /** Number of the pending invoice over it; a second one is refused. */
  invoice: string | null;
}

/** `readInvoiceRows`: the loan and its unpaid rows. */
export interface InvoiceRows {
  loanId: number;
  code: string;
  customerName: string | null;
  rows: InvoiceRow[];
}

/** The loan of a code and its unpaid rows, with the pending invoices over them. */
export const readInvoiceRows = endpoint<{ code: string }, InvoiceRows>()(
  'main',
  'GET /invoices/rows',
  { assumed: true, access: 'wa-invoice:list', carries: '`code` of the loan' },
);
