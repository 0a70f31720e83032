import { bringToDate } from '../../../../src/domain/lending/accrual';
import { isLive, openTotal } from '../../../../src/domain/lending/Installment';
import type { InvoiceRow } from '../../../../src/resources/loans/invoice/api';
import { fileOf } from '../book/fileOf';
import type { MockRecord } from '../../../engine/MockRecord';

/** What an invoice over each live row of a loan would ask for, and the pending one over it. */
export function invoiceRowsOf(
  loan: MockRecord,
  invoices: readonly MockRecord[],
  today: string,
): InvoiceRow[] {
  const { book } = fileOf(loan);
  if (!book) return [];
  const pending = invoices.filter(({ loanId, state }) => loanId === loan.id && state === 'pending');
  return bringToDate(book, today)
    .rows.filter(isLive)
    .map((row) => ({
      no: row.no,
      dueDate: row.dueDate,
      // A row to come takes its whole interest on its day.
      amount: openTotal(row.dueDate >= today ? { ...row, chargedInterest: row.interest } : row),
      invoice: (pending.find(({ installmentNo }) => installmentNo === row.no)?.number ?? null) as
        | string
        | null,
    }));
}
