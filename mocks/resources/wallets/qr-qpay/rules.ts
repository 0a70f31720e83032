import type { InvoiceState } from '../../../../src/domain/enums/loans';
import { STATUS_OF_INVOICE } from '../../../../src/domain/qr/qpayStatus';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { paymentOfInvoice } from './payments';
import { settledBy } from './settlements';

const FOLLOWED = ['statusCode', 'amount'] as const;

/**
 * Keeps payments in step with their invoices: a new invoice has its payment, and what becomes of it becomes of the payment
 * (docs/domain/wallets.md 6.4).
 */
function followInvoices(store: Store): void {
  const payments = store.collection('qr-qpay');
  const invoices = store.collection('invoices');
  const loans = store.collection('loans');
  if (!payments || !invoices) return;
  for (const invoice of invoices.all) {
    const known = payments.get(invoice.id);
    if (known && !isBehind(known, invoice)) continue;
    const customerId = loans?.get(invoice.loanId as number)?.customerId as number | undefined;
    const now = paymentOfInvoice(
      invoice,
      customerId ?? null,
      store.clock.today(),
      systemSettingsOf(store),
    );
    if (!known) {
      payments.insert({ ...now, id: invoice.id });
      continue;
    }
    const at = store.clock.iso();
    for (const field of FOLLOWED) {
      if (known[field] === now[field]) continue;
      store.history.add('qr-qpay', known, {
        at,
        by: null,
        action: 'update',
        field,
        from: known[field],
        to: now[field],
        origin: 'AUTO',
        source: String(invoice.number),
      });
    }
    payments.change(known, { ...now, updatedAt: at });
  }
}

const isBehind = (payment: MockRecord, invoice: MockRecord): boolean =>
  payment.amount !== invoice.amount ||
  payment.statusCode !== STATUS_OF_INVOICE[invoice.state as InvoiceState];

/** Payments through QPay are nobody's to change: they follow the invoices. */
export const hooks: Hooks = {
  resource: 'qr-qpay',
  follows: ['invoices'],
  passing: followInvoices,
  newDay: (payment, today, store) => settledBy(store, payment, today),
};
