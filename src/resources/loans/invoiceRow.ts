/** One unpaid row of a loan, as `GET /invoices/rows` answers it. */
export interface InvoiceRow {
  no: number;
  dueDate: string;
  /** What an invoice over it asks for today, decimal string. */
  amount: string;
  /** Number of the pending invoice over it; a second one is refused. */
  invoice: string | null;
}

/** `GET /invoices/rows?code=`: the loan and its unpaid rows. */
export interface InvoiceRows {
  loanId: number;
  code: string;
  customerName: string | null;
  rows: InvoiceRow[];
}
