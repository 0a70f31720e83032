import { OPEN_LOAN_STATES } from '../enums/loans';
import type { LoanBook } from './LoanBook';
import { stateBlocks } from './parking';
import { type LendingAct, type ReplayedAct, replayed } from './replay';
import { refuseBlocked } from './Refusal';
import { changeOf, type LendingChange, type ReceiptSplit } from './waterfall';

/** A loan as its acts made it: the book on the day of its issue, and everything since. */
export interface LoanPast {
  opening: LoanBook;
  acts: readonly LendingAct[];
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
  steps: { before: ReplayedAct[]; after: ReplayedAct[] };
  /** Receipts that fall otherwise, the oldest first. */
  receipts: ResplitReceipt[];
}

/** Acts that stay as they were recorded: a frozen claim, a correction line, costs that were waived. */
const FIXED: readonly LendingAct['kind'][] = ['COURT', 'WITHDRAW', 'CORRECT'];

/** The value date of the last act; the day of the issue when there was none. */
export const lastActDate = ({ opening, acts }: Pick<LoanPast, 'opening' | 'acts'>): string =>
  acts.reduce((last, { date }) => (date > last ? date : last), opening.lentDate);

/** Whether a receipt of this day comes before something that is written down already. */
export const isBackdated = (past: Pick<LoanPast, 'opening' | 'acts'>, date: string): boolean =>
  date < lastActDate(past);

/**
 * Books a receipt with a value date before acts that are written down: all receipts since are split again
 * (docs/domain/lending.md 7.2, 8.6).
 * @param today the day of the figures
 * @throws Refusal STATE_FORBIDS, DATE_BEFORE_ISSUE, LATER_ACTS, or what forbids one of the acts at its place
 */
export const withReceiptAt = (past: LoanPast, act: LendingAct, today: string): PastChange =>
  rewritten(past, [...past.acts, act], act.date, today);

/**
 * Takes a receipt out, as if it had never come: the other half of its move to another loan
 * (docs/domain/lending.md 8.6).
 * @throws Refusal AMOUNT_INVALID for a receipt that is not there or came with an extension, LATER_ACTS, or what forbids
 * one of the later acts without it
 */
export function withoutReceipt(past: LoanPast, receipt: number, today: string): PastChange {
  const act = past.acts.find((one) => one.receipt === receipt);
  const isMovable = act?.kind === 'PAY' || act?.kind === 'PAY_IN_ADVANCE';
  if (!act || !isMovable) refuseBlocked([{ code: 'RECEIPT_FIXED' }]);
  const rest = past.acts.filter((one) => one !== act);
  return rewritten(past, rest, act?.date ?? today, today);
}

function rewritten(
  { opening, acts, book }: LoanPast,
  wanted: readonly LendingAct[],
  from: string,
  today: string,
): PastChange {
  refuseBlocked(stateBlocks(book, OPEN_LOAN_STATES));
  if (from < opening.lentDate) {
    refuseBlocked([{ code: 'DATE_BEFORE_ISSUE', values: { date: opening.lentDate } }]);
  }
  const later = acts.find(({ kind, date }) => FIXED.includes(kind) && date >= from);
  if (later) refuseBlocked([{ code: 'LATER_ACTS', values: { date: later.date } }]);
  const before = replayed(opening, acts);
  const after = replayed(opening, wanted);
  const { hasPendingExtension } = book;
  const made = { ...(after.at(-1)?.after ?? opening), hasPendingExtension };
  return {
    ...changeOf(book, made, today),
    steps: { before, after },
    receipts: resplit(before, after),
  };
}

function resplit(before: readonly ReplayedAct[], after: readonly ReplayedAct[]): ResplitReceipt[] {
  const sideOf = (steps: readonly ReplayedAct[]) =>
    new Map(steps.flatMap((step) => (step.split ? [[step.act.receipt ?? 0, step] as const] : [])));
  const [old, fresh] = [sideOf(before), sideOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((receipt): ResplitReceipt => {
      const [was, is] = [old.get(receipt), fresh.get(receipt)];
      const date = (is ?? was)?.act.date ?? '';
      return { receipt, date, before: was?.split ?? null, after: is?.split ?? null };
    })
    .filter((one) => !isSameSplit(one.before, one.after))
    .sort((one, other) => one.date.localeCompare(other.date, 'en'));
}

const isSameSplit = (one: ReceiptSplit | null, other: ReceiptSplit | null): boolean =>
  one !== null &&
  other !== null &&
  (Object.keys(one) as (keyof ReceiptSplit)[]).every((part) => one[part] === other[part]);
