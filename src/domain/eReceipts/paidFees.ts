import { fromMongo, isPositive, toMongo, total } from '../lending/amounts';

/** A fee that was charged to a receivable. */
export interface ChargedFee {
  journalId: string;
  amount: string;
}

/**
 * Which fees are paid: what came for them pays the oldest first, and one that is paid in part is not paid
 * (docs/domain/money.md 8.1).
 * @param charged in the order in which they were charged
 * @param received what came for them, decimal strings
 */
export function paidFees(
  charged: readonly ChargedFee[],
  received: readonly string[],
): ReadonlySet<string> {
  let rest = toMongo(total(received));
  const paid = new Set<string>();
  for (const { journalId, amount } of charged) {
    rest -= toMongo(amount);
    if (rest < 0n) break;
    if (isPositive(amount)) paid.add(journalId);
  }
  return paid;
}

/** Fee income of a day that no receipt stands for, by its reason; decimal strings. */
export interface MissingReceipts {
  /** Not paid by the customer yet: no receipt may be sent. */
  unpaid: string;
  /** Paid, and no receipt was made. */
  open: string;
  /** A receipt is there and has not been sent, or its sending failed. */
  unsent: string;
  /** The receipt was returned, and no other one was made. */
  returned: string;
  /** Corrections of fees, above zero where income was taken back: they have no receipt. */
  corrected: string;
}

/** R21: receipts sent − returned beside the fee income of the day (docs/domain/money.md 9.1). */
export interface ReceiptCheck {
  /** Σ sent − Σ returned. */
  standing: string;
  /** Fee income − standing. */
  difference: string;
  /** The difference is named to the last möngö. */
  verdict: 'equal' | 'explained' | 'unequal';
}

/**
 * Compares what stands with the tax service with the ledger's fee income.
 * @param income of the day, by the ledger
 * @param sent Σ of receipts ever sent for its fees
 * @param returned Σ of those that were returned
 */
export function receiptCheck(
  income: string,
  sent: string,
  returned: string,
  { unpaid, open, unsent, returned: again, corrected }: MissingReceipts,
): ReceiptCheck {
  const standing = toMongo(sent) - toMongo(returned);
  const difference = toMongo(income) - standing;
  const named = toMongo(total([unpaid, open, unsent, again])) - toMongo(corrected);
  return {
    standing: fromMongo(standing),
    difference: fromMongo(difference),
    verdict: difference !== named ? 'unequal' : difference === 0n ? 'equal' : 'explained',
  };
}
