import { isPositive, minus, toMongo, total, ZERO } from '../lending/amounts';
import type { Verdict } from '../reconcile/Check';
import { namedVerdict } from '../reconcile/namedDifference';

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
  /** Paid, and no receipt was made; nobody has said why. */
  open: string;
  /** A receipt is there and has not been sent, or its sending failed; nobody has said why. */
  unsent: string;
  /** Not made or not sent, and a person has said why. */
  reasoned: string;
  /** The fee was given back whole. */
  givenBack: string;
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
  verdict: Verdict;
}

/** Part of what a day's fee income has more than its receipts, by its cause. */
export interface NamedReceipts {
  cause: keyof MissingReceipts;
  /** Below zero for income that was taken back; decimal string. */
  amount: string;
}

/** What a receipt has to be sent for, or a reason given: it explains nothing. */
export const UNEXPLAINED = ['open', 'unsent'] as const satisfies readonly (keyof MissingReceipts)[];

/** Nothing is missing. */
export const noneMissing = (): MissingReceipts => ({
  unpaid: ZERO,
  open: ZERO,
  unsent: ZERO,
  reasoned: ZERO,
  givenBack: ZERO,
  returned: ZERO,
  corrected: ZERO,
});

/** What explains that a day's receipts are not its fee income; causes that there are none of are left out. */
export const namedReceipts = ({ corrected, ...others }: MissingReceipts): NamedReceipts[] =>
  (
    Object.entries({ ...others, corrected: minus(ZERO, corrected) }) as [
      keyof MissingReceipts,
      string,
    ][]
  ).flatMap(([cause, amount]) =>
    amount === ZERO || UNEXPLAINED.some((one) => one === cause) ? [] : [{ cause, amount }],
  );

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
  missing: MissingReceipts,
): ReceiptCheck {
  const standing = minus(sent, returned);
  return {
    standing,
    difference: minus(income, standing),
    verdict: namedVerdict({ left: income, right: standing, named: namedReceipts(missing) }),
  };
}
