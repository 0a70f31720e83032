import { addDays } from '../dates';
import { isPositive, minus, toMongo, ZERO } from '../lending/amounts';
import type { Verdict } from '../reconcile/Check';
import { namedVerdict } from '../reconcile/namedDifference';

/** What one journal does to the fees that a loan owes, in the order of booking. */
export interface FeeMove {
  journalId: string;
  /** The day in whose books it is, `YYYY-MM-DD`. */
  day: string;
  /** ISO instant of its booking. */
  at: string;
  /** Booked by the run of the end of its day: nobody can send a receipt for it on that day any more. */
  isOfRun: boolean;
  /** Charged to the receivable; decimal string, zero for none. */
  charged: string;
  /** What came for fees; decimal string, below zero where a payment was taken back. */
  received: string;
}

/** When a fee was paid. */
export interface PaidFee {
  /** The first day at whose end it was paid, whatever is taken back later. */
  day: string;
  /** The day on which its receipt is wanted: that of its payment, or the next one where the run of its end collected it. */
  wantedDay: string;
  /** ISO instant of the booking that paid it. */
  at: string;
  /** Paid now; false where the payment was taken back since. */
  isPaid: boolean;
}

/**
 * Which fees were paid, and on which day: what came for them pays the oldest first, and one that is paid in part is not paid
 * (docs/domain/money.md 8.1, 8.4).
 * @param moves in the order of their booking
 * @returns by journal, without the fees that were paid at no day's end
 */
export function paidFees(moves: readonly FeeMove[]): ReadonlyMap<string, PaidFee> {
  const known = new Map<string, PaidFee>();
  const fees: { journalId: string; through: bigint }[] = [];
  let charged = 0n;
  let received = 0n;
  let covered = new Map<string, FeeMove>();
  moves.forEach((move, place) => {
    if (isPositive(move.charged)) {
      charged += toMongo(move.charged);
      fees.push({ journalId: move.journalId, through: charged });
    }
    received += toMongo(move.received);
    covered = new Map(
      fees
        .filter(({ through }) => through <= received)
        .map(({ journalId }) => [journalId, covered.get(journalId) ?? move]),
    );
    if (moves[place + 1]?.day === move.day) return;
    for (const [journalId, { at, isOfRun }] of covered)
      if (!known.has(journalId))
        known.set(journalId, {
          day: move.day,
          wantedDay: isOfRun ? addDays(move.day, 1) : move.day,
          at,
          isPaid: true,
        });
  });
  return new Map(
    [...known].map(([journalId, paid]) => [journalId, { ...paid, isPaid: covered.has(journalId) }]),
  );
}

/** Fees paid on a day for which no receipt stood at its close, by the reason; decimal strings. */
export interface MissingReceipts {
  /** The payment was taken back since, before a receipt was sent: none may be sent. */
  unpaid: string;
  /** Paid, and no receipt was made; nobody has said why. */
  open: string;
  /** A receipt is there and has not been sent, or its sending failed; nobody has said why. */
  unsent: string;
  /** Not made or not sent, and a person has said why. */
  reasoned: string;
  /** Collected by the run of the day's end: the receipt is wanted on the next day. */
  tomorrow: string;
  /** Sent after the day was closed. */
  late: string;
  /** The fee was given back whole. */
  givenBack: string;
  /** The receipt was returned, and no other one was made. */
  returned: string;
  /** Corrections of fees, above zero where income was taken back: they have no receipt. */
  corrected: string;
}

/** R21: receipts sent − returned beside the fees that were paid on the day (docs/domain/money.md 9.1). */
export interface ReceiptCheck {
  /** Σ sent − Σ returned. */
  standing: string;
  /** Fees paid − standing. */
  difference: string;
  /** The difference is named to the last möngö. */
  verdict: Verdict;
}

/** Part of what the fees paid on a day have more than its receipts, by its cause. */
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
  tomorrow: ZERO,
  late: ZERO,
  givenBack: ZERO,
  returned: ZERO,
  corrected: ZERO,
});

/** What explains that a day's receipts are not the fees paid on it; causes that there are none of are left out. */
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
 * Compares what stood with the tax service at the close of a day with the fees that were paid on it.
 * @param paid fee income whose payment is in the books of the day
 * @param sent Σ of receipts sent for it by the close
 * @param returned Σ of those that were returned by then
 */
export function receiptCheck(
  paid: string,
  sent: string,
  returned: string,
  missing: MissingReceipts,
): ReceiptCheck {
  const standing = minus(sent, returned);
  return {
    standing,
    difference: minus(paid, standing),
    verdict: namedVerdict({ left: paid, right: standing, named: namedReceipts(missing) }),
  };
}
