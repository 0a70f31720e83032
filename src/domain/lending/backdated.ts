import { OPEN_LOAN_STATES } from '../enums/loans';
import type { LoanBook } from './LoanBook';
import { stateBlocks } from './parking';
import { type LendingAction, type ReplayedAction, replayed } from './replay';
import { refuseBlocked } from './Refusal';
import { changeOf, type LendingChange, type ReceiptSplit } from './waterfall';

/** A loan as its actions made it: the book on the day of its issue, and everything since. */
export interface LoanPast {
  opening: LoanBook;
  actions: readonly LendingAction[];
  /** The book as it is now. */
  book: LoanBook;
}

/** A receipt that falls otherwise than before; null on the side where it is not there. */
export interface ResplitReceipt {
  receipt: number;
  date: string;
  before: ReceiptSplit | null;
  after: ReceiptSplit | null;
}

/** What another list of receipts makes of a loan. */
export interface PastChange extends LendingChange {
  steps: { before: ReplayedAction[]; after: ReplayedAction[] };
  /** Receipts that fall otherwise, the oldest first. */
  receipts: ResplitReceipt[];
}

/** Actions that stay as they were recorded: a frozen claim, a correction line, costs that were waived. */
const FIXED: readonly LendingAction['kind'][] = ['COURT', 'WITHDRAW', 'CORRECT'];

/** The value date of the last action; the day of the issue when there was none. */
export const lastActionDate = ({
  opening,
  actions,
}: Pick<LoanPast, 'opening' | 'actions'>): string =>
  actions.reduce((last, { date }) => (date > last ? date : last), opening.lentDate);

/** Whether a receipt of this day comes before something that is written down already. */
export const isBackdated = (past: Pick<LoanPast, 'opening' | 'actions'>, date: string): boolean =>
  date < lastActionDate(past);

/**
 * Books a receipt with a value date before actions that are written down: all receipts since are split again
 * (docs/domain/lending.md 7.2, 8.6).
 * @param today the day of the figures
 * @throws Refusal STATE_FORBIDS, DATE_BEFORE_ISSUE, LATER_ACTIONS, or what forbids one of the actions at its place
 */
export const withReceiptAt = (past: LoanPast, action: LendingAction, today: string): PastChange =>
  rewritten(past, [...past.actions, action], action.date, today);

/**
 * Takes a receipt out, as if it had never come: the other half of its move to another loan
 * (docs/domain/lending.md 8.6).
 * @throws Refusal AMOUNT_INVALID for a receipt that is not there or came with an extension, LATER_ACTIONS, or what forbids
 * one of the later actions without it
 */
export function withoutReceipt(past: LoanPast, receipt: number, today: string): PastChange {
  const action = past.actions.find((one) => one.receipt === receipt);
  const isMovable = action?.kind === 'PAY' || action?.kind === 'PAY_IN_ADVANCE';
  if (!action || !isMovable) refuseBlocked([{ code: 'RECEIPT_FIXED' }]);
  const rest = past.actions.filter((one) => one !== action);
  return rewritten(past, rest, action?.date ?? today, today);
}

function rewritten(
  { opening, actions, book }: LoanPast,
  wanted: readonly LendingAction[],
  from: string,
  today: string,
): PastChange {
  refuseBlocked(stateBlocks(book, OPEN_LOAN_STATES));
  if (from < opening.lentDate) {
    refuseBlocked([{ code: 'DATE_BEFORE_ISSUE', values: { date: opening.lentDate } }]);
  }
  const later = actions.find(({ kind, date }) => FIXED.includes(kind) && date >= from);
  if (later) refuseBlocked([{ code: 'LATER_ACTIONS', values: { date: later.date } }]);
  const before = replayed(opening, actions);
  const after = replayed(opening, wanted);
  const { hasPendingExtension } = book;
  const made = { ...(after.at(-1)?.after ?? opening), hasPendingExtension };
  return {
    ...changeOf(book, made, today),
    steps: { before, after },
    receipts: resplit(before, after),
  };
}

function resplit(
  before: readonly ReplayedAction[],
  after: readonly ReplayedAction[],
): ResplitReceipt[] {
  const sideOf = (steps: readonly ReplayedAction[]) =>
    new Map(
      // An extension that cost nothing booked no receipt.
      steps.flatMap((step) =>
        step.split && step.action.receipt !== undefined
          ? [[step.action.receipt, step] as const]
          : [],
      ),
    );
  const [old, fresh] = [sideOf(before), sideOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((receipt): ResplitReceipt => {
      const [was, is] = [old.get(receipt), fresh.get(receipt)];
      const date = (is ?? was)?.action.date ?? '';
      return { receipt, date, before: was?.split ?? null, after: is?.split ?? null };
    })
    .filter((one) => !isSameSplit(one.before, one.after))
    .sort((one, other) => one.date.localeCompare(other.date, 'en'));
}

const isSameSplit = (one: ReceiptSplit | null, other: ReceiptSplit | null): boolean =>
  one !== null &&
  other !== null &&
  (Object.keys(one) as (keyof ReceiptSplit)[]).every((part) => one[part] === other[part]);
