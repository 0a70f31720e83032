import { total } from '../lending/amounts';
import type { InvoiceState } from '../enums/loans';
import type { QpayStatus } from '../enums/qr';

/** How QPay calls what became of an invoice (docs/domain/wallets.md 6.4). */
export const STATUS_OF_INVOICE: Readonly<Record<InvoiceState, QpayStatus>> = {
  pending: 'NEW',
  paid: 'PAID',
  cancelled: 'CANCELLED',
  rejected: 'FAILED',
  unsuccess: 'EXPIRED',
};

/** What of a payment must agree with its invoice and with its own lines. */
export interface QpayFigures {
  statusCode: QpayStatus;
  amount: string;
  settledAmount: string | null;
  transactions: readonly { amount: string }[];
}

/** What does not agree: the amount or the status with the invoice's, or the lines with what was settled. */
export type QpayDifference = 'amount' | 'status' | 'lines';

/**
 * What of a payment does not agree (docs/domain/wallets.md 6.4).
 * @param invoice null for a payment into a wallet
 */
export function qpayDifferences(
  payment: QpayFigures,
  invoice: { state: InvoiceState; amount: string } | null,
): QpayDifference[] {
  const { statusCode, amount, settledAmount, transactions } = payment;
  const found: (QpayDifference | false)[] = [
    invoice !== null && total([invoice.amount]) !== total([amount]) && 'amount',
    invoice !== null && STATUS_OF_INVOICE[invoice.state] !== statusCode && 'status',
    settledAmount !== null &&
      total(transactions.map((line) => line.amount)) !== total([settledAmount]) &&
      'lines',
  ];
  return found.filter((one) => one !== false);
}
