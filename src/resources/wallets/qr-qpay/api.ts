import { endpoint } from '../../../dataProviders/endpoint';
import type { JournalLine } from '../../loans/loan/api';

/** What a payment through QPay must agree with, and what it booked. */
export interface QpayDetails {
  /** The invoice as it is now; null for a payment into a wallet. */
  invoice: { number: string; state: string; amount: string } | null;
  /** The journals of the payment: clearing, settlement, and the loan's own; both sides of each. */
  lines: JournalLine[];
}

/** The invoice and the journals behind a payment. */
export const readQpayDetails = endpoint<void, QpayDetails>()(
  'main',
  'GET /qpay-transactions/:id/details',
  { assumed: true, access: 'wa-qpay-transaction:list' },
);
