import { lastActionDate } from '../../../../src/domain/lending/backdated';
import { payInAdvance } from '../../../../src/domain/lending/payInAdvance';
import type { AdvanceOption } from '../../../../src/domain/lending/rebuiltRows';
import type { LendingAction } from '../../../../src/domain/lending/replay';
import { type ReceiptResult, splitReceipt } from '../../../../src/domain/lending/waterfall';
import type { Receipt } from '../../../../src/resources/loans/loan/api';
import { accruedTo } from './accruals';
import type { LedgerAccount } from '../../../ledger/chart';
import { type Entry, nextJournal, PART_ACCOUNT, posted, SOURCE_ACCOUNT } from './ledger';
import { bookOf, type Doing, type LoanFile, openingOf, withAction } from './LoanFile';

/** Money that arrives for a loan; `doing.date` is its value date. */
export interface Payment {
  amount: string;
  source: Receipt['source'];
  batchCode?: string | null;
  /** Whose temporary account it is paid from, where that is not the borrower's. */
  holder?: number;
  /** The account of the general ledger that the money lies on, where that is not the source's own. */
  from?: LedgerAccount;
  /** With it the money pays ahead (T9), without it by the waterfall alone (T8). */
  advance?: AdvanceOption;
}

/**
 * Books a receipt that comes after everything that is written down (T8, T9, docs/domain/lending.md 8.1, 8.3); one of any
 * other value date goes through `receiveAt`.
 * @throws Refusal as `splitReceipt` and `payInAdvance`, Error for a value date before the last entry: its interest would
 * be charged twice
 */
export function receive(known: LoanFile, doing: Doing, payment: Payment): LoanFile {
  const last = lastActionDate({ opening: openingOf(known), actions: known.actions });
  if (doing.date < last) throw new Error(`loan ${known.id} has an entry of ${last}`);
  const file = accruedTo(known, doing);
  const { amount, advance } = payment;
  const { date } = doing;
  const result = advance
    ? payInAdvance(bookOf(file), { amount, date, option: advance })
    : splitReceipt(bookOf(file), amount, date);
  const receipt = nextReceipt(file);
  const action: LendingAction = advance
    ? { kind: 'PAY_IN_ADVANCE', amount, date, option: advance, receipt }
    : { kind: 'PAY', amount, date, receipt };
  return withReceipt(withAction(file, action), doing, result, {
    ...payment,
    action: advance ? 'pay_in_advance' : 'pay',
  });
}

/** The id that the next receipt of a loan gets; one that was moved away leaves its number unused. */
export const nextReceipt = ({ id, receipts }: LoanFile): number =>
  receipts.reduce((last, receipt) => Math.max(last, receipt.id), id * 1_000) + 1;

/** Writes down what the rules made of a receipt: the receipt, its journal, the book after it. */
export function withReceipt(
  file: LoanFile,
  doing: Doing,
  { amount, split, released, after }: ReceiptResult,
  {
    source,
    holder,
    from = SOURCE_ACCOUNT[source],
    batchCode = null,
    action,
  }: Pick<Payment, 'source' | 'holder' | 'from' | 'batchCode'> & Pick<Receipt, 'action'>,
): LoanFile {
  const receipt: Receipt = {
    id: nextReceipt(file),
    date: doing.date,
    bookedAt: doing.at,
    by: doing.by,
    amount,
    source,
    ...(holder === undefined ? {} : { holder }),
    batchCode,
    action,
    split,
    released,
    journalId: nextJournal(file),
  };
  const credits = Object.entries(split).map(([part, value]): Entry => [
    PART_ACCOUNT[part as keyof typeof PART_ACCOUNT],
    'credit',
    value,
  ]);
  const booked = posted(file, doing, 'RECEIPT', [
    [from, 'debit', amount, holder],
    ['interestInAdvance', 'debit', released],
    ...credits,
  ]);
  return closedWhenSettled(
    { ...booked, book: after, state: after.state, receipts: [...file.receipts, receipt] },
    doing.date,
  );
}

/** A loan that its book closes is paid. */
export const closedWhenSettled = (file: LoanFile, date: string): LoanFile =>
  file.state === 'CLOSED' && !file.closed ? { ...file, closed: { date, reason: 'PAID' } } : file;
