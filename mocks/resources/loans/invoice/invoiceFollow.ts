import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { invoiceRowsOf } from './invoiceRows';

const beingPaid = new WeakSet<MockRecord>();

/** Books the money of an invoice; meanwhile the invoice is the reason of what happens to its row. */
export function paying<T>(invoice: MockRecord, run: () => T): T {
  beingPaid.add(invoice);
  try {
    return run();
  } finally {
    beingPaid.delete(invoice);
  }
}

/**
 * Keeps pending invoices in step with their rows (docs/domain/lending.md 8.8): one whose row was paid otherwise, replaced
 * or closed with its loan is cancelled, one whose row owes another amount asks for that.
 * @param loan the record as it is after the move
 */
export function followRows(store: Store, loan: MockRecord): void {
  const invoices = store.collection('invoices');
  const pending = (invoices?.all ?? []).filter(
    (one) => one.loanId === loan.id && one.state === 'pending' && !beingPaid.has(one),
  );
  if (!invoices || pending.length === 0) return;
  const rows = invoiceRowsOf(loan, [], store.clock.today());
  const at = store.clock.iso();
  for (const invoice of pending) {
    const row = rows.find(({ no }) => no === invoice.installmentNo);
    const [field, to] = row ? (['amount', row.amount] as const) : (['state', 'cancelled'] as const);
    if (invoice[field] === to) continue;
    store.history.add('invoices', invoice, {
      at,
      by: null,
      action: row ? 'update' : 'cancel_record',
      field,
      from: invoice[field],
      to,
      origin: 'AUTO',
      source: String(loan.code),
    });
    invoices.change(invoice, { [field]: to, updatedAt: at });
  }
}
