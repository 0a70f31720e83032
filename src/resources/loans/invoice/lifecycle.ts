import type { InvoiceState } from '../../../domain/enums/loans';
import type { Conditions } from '../../../entity/Condition';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Makes and cancels invoices (docs/domain/lending.md 8.8). */
export const INVOICE = 'wa-invoice:list';

/** A new invoice: one live invoice per row of a loan (docs/domain/lending.md 8.8). */
export const newInvoiceConditions: Conditions<
  'create',
  { liveInvoices: number; rowUnpaid: boolean }
> = {
  create: [
    { key: 'row_not_unpaid', holds: ({ rowUnpaid }) => rowUnpaid },
    { key: 'live_invoice', holds: ({ liveInvoices }) => liveInvoices === 0 },
  ],
};

interface Asked {
  readonly state?: unknown;
  readonly isUnanswered?: boolean | null;
}

/** An invoice (docs/domain/lending.md 8.8): paid is final; only a pending one can be cancelled. */
export const invoiceLifecycle = {
  ...lifecycleOf<InvoiceState>()(
    'state',
    {
      cancel_record: {
        success: 'toast.cancelled',
        failure: 'error.cancel_failed',
        from: ['pending'],
        to: 'cancelled',
        // The payment service is asked first: what was paid meanwhile is booked, and without an answer nothing is decided.
        outcomes: ['paid', 'pending'],
        access: INVOICE,
        guard: 'proof',
        confirm: 'reason',
        irreversible: true,
        tone: 'danger',
      },
      // Asks the payment service; what it says to be paid is booked on the loan.
      check_status: {
        from: ['pending'],
        to: 'pending',
        stays: true,
        outcomes: ['paid', 'unsuccess'],
        access: INVOICE,
        guard: 'proof',
        confirm: 'none',
      },
    },
    [
      { from: ['pending'], to: 'paid', by: 'provider' },
      { from: ['pending'], to: 'rejected', by: 'payer' },
      { from: ['pending'], to: 'unsuccess', by: 'provider' },
      { from: ['pending'], to: 'cancelled', by: 'loan' },
    ],
  ),
  outside: {
    by: 'paymentService',
    answer: ({ state, isUnanswered }: Asked) => {
      if (state !== 'pending') return null;
      return isUnanswered === true ? 'unanswered' : 'answered';
    },
    looks: ['check_status'],
  },
} as const;
