import { type AmountCorrection, correctAmounts } from './amountCorrection';
import { type CourtMove, moveToCourt, withdrawClaim } from './court';
import { extend } from './extension';
import type { ExtensionRequest } from './extensionBlocks';
import type { LoanBook } from './LoanBook';
import { moveToRisk, returnToOngoing } from './parking';
import { type AdvancePayment, payInAdvance } from './payInAdvance';
import { renew } from './renewal';
import type { RenewalPlan } from './renewalBlocks';
import { type LendingChange, type ReceiptSplit, splitReceipt } from './waterfall';

/** One act in a loan's life, by its value date; `receipt` names the receipt that it booked. */
export type LendingAct = { receipt?: number } & (
  | { kind: 'PAY'; date: string; amount: string }
  | ({ kind: 'PAY_IN_ADVANCE' } & AdvancePayment)
  | ({ kind: 'EXTEND' } & ExtensionRequest)
  | ({ kind: 'RENEW' } & RenewalPlan)
  | { kind: 'RISK' | 'RETURN' | 'WITHDRAW'; date: string }
  | ({ kind: 'COURT' } & CourtMove)
  | ({ kind: 'CORRECT' } & AmountCorrection)
);

/** An act with what it did at its place. */
export interface ReplayedAct {
  act: LendingAct;
  before: LoanBook;
  after: LoanBook;
  /** How its receipt fell; null where it booked none. */
  split: ReceiptSplit | null;
  /** Unearned interest that it gave back. */
  released: string;
}

/**
 * The acts of a loan with what each did, in the order of their value dates; acts of one day in the order given.
 * @param book the loan on the day of its issue
 * @throws Refusal when an act is no longer possible at its place
 */
export function replayed(book: LoanBook, acts: readonly LendingAct[]): ReplayedAct[] {
  const inOrder = [...acts].sort((one, other) => one.date.localeCompare(other.date, 'en'));
  const steps: ReplayedAct[] = [];
  for (const act of inOrder) {
    const before = steps.at(-1)?.after ?? book;
    const { after, split = null, released = '0.00' } = applied(before, act);
    steps.push({ act, before, after, split, released });
  }
  return steps;
}

/**
 * The book after a list of acts, applied in the order of their value dates: how both loans are recalculated when a wrong
 * receipt moves from one to the other (docs/domain/lending.md 8.6).
 * @param book the loan on the day of its issue
 * @throws Refusal when an act is no longer possible at its place
 */
export const replay = (book: LoanBook, acts: readonly LendingAct[]): LoanBook =>
  replayed(book, acts).at(-1)?.after ?? book;

type Applied = LendingChange & { split?: ReceiptSplit; released?: string };

function applied(book: LoanBook, act: LendingAct): Applied {
  switch (act.kind) {
    case 'PAY':
      return splitReceipt(book, act.amount, act.date);
    case 'PAY_IN_ADVANCE':
      return payInAdvance(book, act);
    case 'EXTEND':
      return extend(book, act);
    case 'RENEW':
      return renew(book, act);
    case 'RISK':
      return moveToRisk(book, act.date);
    case 'RETURN':
      return returnToOngoing(book, act.date);
    case 'COURT':
      return moveToCourt(book, act);
    case 'WITHDRAW':
      return withdrawClaim(book, act.date);
    case 'CORRECT':
      return correctAmounts(book, act);
  }
}
