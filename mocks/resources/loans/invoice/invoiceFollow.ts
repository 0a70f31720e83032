import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { invoiceRowsOf } from './invoiceRows';
import { paidThere, wordOfQpay } from './wordOfQpay';

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
 * What of a pending invoice follows its row (docs/domain/lending.md 8.8): one whose row was paid otherwise, replaced or
 * closed with its loan is cancelled, one whose row owes another amount asks for that. QPay is asked before it is cancelled:
 * what was paid there is paid, and on the borrower's wallet; without an answer it waits for one. Written into its history;
 * nothing where nothing changed.
 * @param loan the record as it is now
 */
function following(store: Store, invoice: MockRecord, loan: MockRecord) {
  const row = invoiceRowsOf(loan, [], store.clock.today()).find(
    ({ no }) => no === invoice.installmentNo,
  );
  const at = store.clock.iso();
  if (row)
    return invoice.amount === row.amount
      ? undefined
      : noted(store, { invoice, loan, at }, 'update', { amount: row.amount });
  const said = wordOfQpay(invoice);
  const asked = { checkedAt: at, isUnanswered: said === 'SILENT' };
  if (said === 'SILENT') return { ...asked, updatedAt: at };
  const ended = said === 'PAID' ? paidThere(at) : { state: 'cancelled' };
  const action = said === 'PAID' ? 'check_status' : 'cancel_record';
  return { ...asked, ...noted(store, { invoice, loan, at }, action, ended) };
}

/** A change that an invoice makes by itself, with its row of history over the first field. */
function noted(
  store: Store,
  { invoice, loan, at }: { invoice: MockRecord; loan: MockRecord; at: string },
  action: string,
  change: Record<string, unknown>,
) {
  const [[field, to]] = Object.entries(change);
  store.history.add('invoices', invoice, {
    at,
    by: null,
    action,
    field,
    from: invoice[field],
    to,
    origin: 'AUTO',
    source: String(loan.code),
  });
  return { ...change, updatedAt: at };
}

/** Keeps the pending invoices of a loan in step with its rows. */
export function followRows(store: Store, loan: MockRecord): void {
  const invoices = store.collection('invoices');
  for (const invoice of invoices?.all ?? []) {
    if (invoice.loanId !== loan.id || invoice.state !== 'pending' || beingPaid.has(invoice))
      continue;
    const patch = following(store, invoice, loan);
    if (patch) invoices?.change(invoice, patch);
  }
}

/** A new day: what a late row owes has grown, and with it what its invoice asks for. */
export function followDay(store: Store, invoice: MockRecord): Record<string, unknown> | undefined {
  const loan = store.collection('loans')?.get(invoice.loanId as number);
  return invoice.state === 'pending' && loan ? following(store, invoice, loan) : undefined;
}
