import { type AmountCorrection, correctAmounts } from './amountCorrection';
import { type CourtMove, moveToCourt, withdrawClaim } from './court';
import { extend } from './extension';
import { type DayOff, moveOffDay } from './dayOff';
import type { ExtensionRequest } from './extensionBlocks';
import type { LoanBook } from './LoanBook';
import { JUDGED_BEFORE } from './lendingSettings';
import { moveToRisk, returnToOngoing } from './parking';
import { type AdvancePayment, payInAdvance } from './payInAdvance';
import { renew } from './renewal';
import type { RenewalPlan } from './renewalBlocks';
import { type LendingChange, type ReceiptSplit, splitReceipt } from './waterfall';

/** One action in a loan's life, by its value date; `receipt` names the receipt that it booked. */
export type LendingAction = { receipt?: number } & (
  | { kind: 'PAY'; date: string; amount: string }
  | ({ kind: 'PAY_IN_ADVANCE' } & AdvancePayment)
  | ({ kind: 'EXTEND' } & ExtensionRequest)
  | ({ kind: 'RENEW' } & RenewalPlan)
  | { kind: 'RISK' | 'RETURN' | 'WITHDRAW'; date: string }
  | ({ kind: 'COURT' } & CourtMove)
  | ({ kind: 'CORRECT' } & AmountCorrection)
  | ({ kind: 'DAY_OFF' } & DayOff)
);

/** An action with what it did at its place. */
export interface ReplayedAction {
  action: LendingAction;
  before: LoanBook;
  after: LoanBook;
  /** How its receipt fell; null where it booked none. */
  split: ReceiptSplit | null;
  /** Unearned interest that it gave back. */
  released: string;
}

/**
 * The actions of a loan with what each did, in the order of their value dates; actions of one day in the order given.
 * @param book the loan on the day of its issue
 * @throws Refusal when an action is no longer possible at its place
 */
export function replayed(book: LoanBook, actions: readonly LendingAction[]): ReplayedAction[] {
  const inOrder = [...actions].sort((one, other) => one.date.localeCompare(other.date, 'en'));
  const steps: ReplayedAction[] = [];
  for (const action of inOrder) {
    const before = steps.at(-1)?.after ?? book;
    const judged = { ...before, settings: JUDGED_BEFORE };
    const { after, split = null, released = '0.00' } = applied(judged, action);
    steps.push({ action, before, after: { ...after, settings: undefined }, split, released });
  }
  return steps;
}

/**
 * The book after a list of actions, applied in the order of their value dates: how both loans are recalculated when a wrong
 * receipt moves from one to the other (docs/domain/lending.md 8.6).
 * @param book the loan on the day of its issue
 * @throws Refusal when an action is no longer possible at its place
 */
export const replay = (book: LoanBook, actions: readonly LendingAction[]): LoanBook =>
  replayed(book, actions).at(-1)?.after ?? book;

type Applied = LendingChange & { split?: ReceiptSplit; released?: string };

function applied(book: LoanBook, action: LendingAction): Applied {
  switch (action.kind) {
    case 'PAY':
      return splitReceipt(book, action.amount, action.date);
    case 'PAY_IN_ADVANCE':
      return payInAdvance(book, action);
    case 'EXTEND':
      return extend(book, action);
    case 'RENEW':
      return renew(book, action);
    case 'RISK':
      return moveToRisk(book, action.date);
    case 'RETURN':
      return returnToOngoing(book, action.date);
    case 'COURT':
      return moveToCourt(book, action);
    case 'WITHDRAW':
      return withdrawClaim(book, action.date);
    case 'CORRECT':
      return correctAmounts(book, action);
    case 'DAY_OFF':
      return moveOffDay(book, action);
  }
}
