import {
  isBackdated,
  type LoanPast,
  type PastChange,
  withoutReceipt,
  withReceiptAt,
} from '../../../../src/domain/lending/backdated';
import { bringToDate } from '../../../../src/domain/lending/accrual';
import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { LendingAction, ReplayedAction } from '../../../../src/domain/lending/replay';
import type { ReceiptSplit } from '../../../../src/domain/lending/waterfall';
import type { Receipt, Rescheduling } from '../../../../src/resources/loans/loan/api';
import { accruing, type Charged, chargedOf } from './accruals';
import { reclassified } from './endOfDay';
import { type Entry, nextJournal, PART_ACCOUNT, posted, signed, SOURCE_ACCOUNT } from './ledger';
import { bookOf, type Doing, type LoanFile, type MovedTo, openingOf } from './LoanFile';
import { refuseBeforeHandover, refuseOthersReceipt } from './handover';
import { closedWhenSettled, nextReceipt, type Payment, receive } from './receive';

/** A file as the rules of the past need it. */
export const pastOf = (file: LoanFile): LoanPast => ({
  opening: openingOf(file),
  actions: file.actions,
  book: bookOf(file),
});

/**
 * Books a receipt of any value date since the issue: one before the last entry splits all later receipts again
 * (docs/domain/lending.md 8.6). `doing.date` is the day of the booking.
 * @throws Refusal as `withReceiptAt` and `splitReceipt`, BEFORE_HANDOVER for a day on which another lender held the claim
 */
export function receiveAt(file: LoanFile, doing: Doing, date: string, payment: Payment): LoanFile {
  refuseBeforeHandover(file, date);
  if (!isBackdated(pastOf(file), date)) {
    const booked = receive(file, { ...doing, date }, payment);
    return date < doing.date ? reclassified(booked, doing) : booked;
  }
  const { amount, advance, source, holder, batchCode = null } = payment;
  const { from = SOURCE_ACCOUNT[source] } = payment;
  const receipt = nextReceipt(file);
  const action: LendingAction = advance
    ? { kind: 'PAY_IN_ADVANCE', amount, date, option: advance, receipt }
    : { kind: 'PAY', amount, date, receipt };
  const change = withReceiptAt(pastOf(file), action, doing.date);
  const step = change.steps.after.find((one) => one.action === action);
  if (!step?.split) throw new Error('the receipt is not among the actions');
  const journalId = nextJournal(file);
  const booked = posted(file, { ...doing, date }, 'RECEIPT', [
    [from, 'debit', plus(amount), holder],
    ...sidesOf(step.split, step.released),
  ]);
  const entry: Receipt = {
    id: receipt,
    date,
    bookedAt: doing.at,
    by: doing.by,
    amount: plus(amount),
    source,
    ...(holder === undefined ? {} : { holder }),
    batchCode,
    action: advance ? 'pay_in_advance' : 'pay',
    split: step.split,
    released: step.released,
    journalId,
  };
  const noted = { ...booked, receipts: [...booked.receipts, entry] };
  return rewrittenBy(noted, doing, change, [...file.actions, action]);
}

/**
 * Takes a wrong receipt out of a loan (docs/domain/lending.md 8.6): its money goes to the temporary account, from
 * where it goes to another loan, or back among the unrecognised lines of the bank. All later receipts are split again.
 * @throws Refusal as `withoutReceipt`, BEFORE_HANDOVER for a receipt that came to another lender
 */
export function receiptTaken(
  file: LoanFile,
  doing: Doing,
  id: number,
  movedTo: MovedTo = 'temporary',
): LoanFile {
  const change = withoutReceipt(pastOf(file), id, doing.date);
  const receipt = file.receipts.find((one) => one.id === id);
  if (receipt) refuseOthersReceipt(file, receipt);
  if (!receipt) throw new Error(`receipt ${id} is not on loan ${file.id}`);
  const { split, released, amount } = receipt;
  const taken = posted(file, doing, 'CORRECTION', [
    ...reversed(sidesOf(split, released)),
    [movedTo, 'credit', amount],
  ]);
  const left = {
    ...taken,
    receipts: file.receipts.filter((one) => one !== receipt),
    moved: [...file.moved, { ...receipt, movedTo }],
  };
  const actions = file.actions.filter((one) => one.receipt !== id);
  return rewrittenBy(left, doing, change, actions);
}

/** The file whose past is another one: receipts, reschedulings, accruals and the book follow, each with its journal. */
function rewrittenBy(
  file: LoanFile,
  doing: Doing,
  { after, steps }: PastChange,
  actions: readonly LendingAction[],
): LoanFile {
  const byReceipt = new Map(steps.after.map((step) => [step.action.receipt, step]));
  let current = file;
  const receipts = file.receipts.map((receipt) => {
    const step = byReceipt.get(receipt.id);
    if (!step?.split) return receipt;
    const difference = differenceOf(receipt, step);
    current = posted(current, doing, 'CORRECTION', difference);
    return { ...receipt, split: step.split, released: step.released };
  });
  current = posted(current, doing, 'CORRECTION', releasedElsewhere(steps));
  current = accruing(current, doing, accrualDifference(file, steps));
  const made: LoanFile = {
    ...current,
    actions,
    receipts,
    extensions: rescheduled(file.extensions, steps.after, 'EXTEND'),
    renewals: rescheduled(file.renewals, steps.after, 'RENEW'),
    book: after,
    state: after.state,
    accrued: undefined,
  };
  return reclassified(closedWhenSettled(made, doing.date), doing);
}

/** The sides of a receipt's journal beside the money itself. */
const sidesOf = (split: ReceiptSplit, released: string): Entry[] => [
  ['interestInAdvance', 'debit', released],
  ...(Object.entries(split) as [keyof ReceiptSplit, string][]).map(([part, value]): Entry => [
    PART_ACCOUNT[part],
    'credit',
    value,
  ]),
];

const reversed = (entries: readonly Entry[]): Entry[] =>
  entries.map(([account, side, amount]) => [
    account,
    side === 'debit' ? 'credit' : 'debit',
    amount,
  ]);

/** What a receipt's new split changes, account by account; its money stays. */
function differenceOf(receipt: Receipt, { split, released }: ReplayedAction): Entry[] {
  if (!split) return [];
  const parts = Object.keys(split) as (keyof ReceiptSplit)[];
  return [
    signed('interestInAdvance', 'debit', minus(released, receipt.released)),
    ...parts.map((part) =>
      signed(PART_ACCOUNT[part], 'credit', minus(split[part], receipt.split[part])),
    ),
  ];
}

/**
 * Unearned interest that actions without a receipt gave back, an extension that cost nothing among them: more or less
 * of it than before.
 */
function releasedElsewhere({ before, after }: PastChange['steps']): Entry[] {
  const sum = (list: readonly ReplayedAction[]) =>
    total(
      list.filter(({ action }) => action.receipt === undefined).map(({ released }) => released),
    );
  const difference = minus(sum(after), sum(before));
  return [
    signed('interestInAdvance', 'debit', difference),
    signed('temporary', 'credit', difference),
  ];
}

/** What all actions of the new past charge, less what those of the old one did and what was booked since its last action. */
function accrualDifference({ accrued, book }: LoanFile, { before, after }: PastChange['steps']) {
  const own = book && chargedOf(book);
  const isValid = accrued && own && JSON.stringify(accrued.of) === JSON.stringify(own);
  const booked: Charged = isValid ? accrued.booked : NOTHING;
  const [old, fresh] = [chargedBy(before), chargedBy(after)];
  const less = (key: keyof Charged) => minus(fresh[key], plus(old[key], booked[key]));
  return { interest: less('interest'), additional: less('additional'), unearned: less('unearned') };
}

const NOTHING: Charged = { interest: ZERO, additional: ZERO, unearned: ZERO };

/** What bringing the book to the day of each action charged. */
const chargedBy = (steps: readonly ReplayedAction[]): Charged =>
  steps.reduce((sum, { action, before }) => {
    const [from, to] = [chargedOf(before), chargedOf(bringToDate(before, action.date))];
    const more = (key: keyof Charged) => minus(plus(sum[key], to[key]), from[key]);
    return {
      interest: more('interest'),
      additional: more('additional'),
      unearned: more('unearned'),
    };
  }, NOTHING);

/** Extensions or renewals with the books that they have now. */
function rescheduled(
  entries: readonly Rescheduling[],
  steps: readonly ReplayedAction[],
  kind: 'EXTEND' | 'RENEW',
): Rescheduling[] {
  const own = steps.filter(({ action }) => action.kind === kind);
  return entries.map((entry, index) => {
    const step = own.at(index);
    return step ? { ...entry, before: step.before, after: step.after } : entry;
  });
}
