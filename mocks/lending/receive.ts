import { payInAdvance } from '../../src/domain/lending/payInAdvance';
import type { AdvanceOption } from '../../src/domain/lending/rebuiltRows';
import { type ReceiptResult, splitReceipt } from '../../src/domain/lending/waterfall';
import type { Receipt } from '../../src/resources/loans/wire';
import { type Entry, nextJournal, PART_ACCOUNT, posted, SOURCE_ACCOUNT } from './ledger';
import { bookOf, type Doing, type LoanFile } from './LoanFile';

/** Money that arrives for a loan; `doing.date` is its value date. */
export interface Payment {
  amount: string;
  source: Receipt['source'];
  batchCode?: string | null;
  /** With it the money pays ahead (T9), without it by the waterfall alone (T8). */
  advance?: AdvanceOption;
}

/**
 * Books a receipt (domain 4.1 T8, T9, 4.4).
 * @throws Refusal as `splitReceipt` and `payInAdvance`
 */
export function receive(file: LoanFile, doing: Doing, payment: Payment): LoanFile {
  const { amount, advance } = payment;
  const { date } = doing;
  const result = advance
    ? payInAdvance(bookOf(file), { amount, date, option: advance })
    : splitReceipt(bookOf(file), amount, date);
  return withReceipt(file, doing, result, {
    ...payment,
    act: advance ? 'pay_in_advance' : 'pay',
  });
}

/** Writes down what the rules made of a receipt: the receipt, its journal, the book after it. */
export function withReceipt(
  file: LoanFile,
  doing: Doing,
  { amount, split, released, after }: ReceiptResult,
  { source, batchCode = null, act }: Pick<Payment, 'source' | 'batchCode'> & Pick<Receipt, 'act'>,
): LoanFile {
  const receipt: Receipt = {
    id: file.id * 1_000 + file.receipts.length + 1,
    date: doing.date,
    bookedAt: doing.at,
    by: doing.by,
    amount,
    source,
    batchCode,
    act,
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
    [SOURCE_ACCOUNT[source], 'debit', amount],
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
