import type { AccountKey } from '../../../i18n/Catalogue';
import { endpoint } from '../../../dataProviders/endpoint';

/** One side of a journal that a payment led to. */
export interface QpayLine {
  id: string;
  journalId: string;
  /** Value date, `YYYY-MM-DD`. */
  date: string;
  /** Number of the account. */
  account: string;
  /** Message key of its name. */
  accountKey: AccountKey;
  /** Decimal string; one of the two is null. */
  debit: string | null;
  credit: string | null;
}

/** What a payment through QPay must agree with, and what it booked. */
export interface QpayDetails {
  /** The invoice as it is now; null for a payment into a wallet. */
  invoice: { number: string; state: string; amount: string } | null;
  /** The journals of the payment: clearing, settlement, and the loan's own; both sides of each. */
  lines: QpayLine[];
}

/** The invoice and the journals behind a payment. */
export const readQpayDetails = endpoint<void, QpayDetails>()(
  'main',
  'GET /qpay-transactions/:id/details',
  { assumed: true, access: 'wa-qpay-transaction:list' },
);
