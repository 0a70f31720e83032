import { compareMoney } from '../../../../src/domain/money';
import { plus } from '../../../../src/domain/lending/amounts';
import type { BatchRowResult } from '../../../../src/resources/loans/batch-payment/api';
import type { JournalLine } from '../../../../src/resources/loans/loan/api';
import { numberOf } from '../../../ledger/chart';
import { type Entry, journalOf } from '../book/ledger';
import type { Doing } from '../book/LoanFile';
import type { MockRecord } from '../../../engine/MockRecord';

// Where a batch keeps what became of its rows and its journals: symbols are copied with the record and never answered.
const ROWS: unique symbol = Symbol('rows of a batch');
const LINES: unique symbol = Symbol('journals of a batch');

type WithRows = { [ROWS]?: readonly BatchRowResult[] };
export type WithLines = { [LINES]?: readonly JournalLine[] };

/** What became of a batch's rows so far, in the order of the file. */
export const rowsOf = (batch: MockRecord): readonly BatchRowResult[] =>
  (batch as MockRecord & WithRows)[ROWS] ?? [];

/** The journals of a batch itself: the receipt of the bank, and the money that found no loan. */
export const linesOf = (batch: MockRecord): readonly JournalLine[] =>
  (batch as MockRecord & WithLines)[LINES] ?? [];

/** A batch with one more journal of its own. */
export function withJournal(
  batch: MockRecord,
  doing: Doing,
  entries: readonly Entry[],
): WithLines & { journalId: string } {
  const lines = linesOf(batch);
  const count = new Set(lines.map(({ journalId }) => journalId)).size;
  const journalId = `J-B${batch.id}-${count + 1}`;
  const made = journalOf({ journalId, kind: 'RECEIPT', entries }, doing, (account) =>
    numberOf(account),
  );
  return { [LINES]: [...lines, ...made], journalId };
}

/** The journal of the bank's receipt: all of its money waits for its rows. */
export function receiptBooked(batch: MockRecord, doing: Doing): WithLines {
  const amount = plus(String(batch.receiptAmount));
  const { [LINES]: lines } = withJournal(batch, doing, [
    ['bank', 'debit', amount],
    ['batch', 'credit', amount],
  ]);
  return { [LINES]: lines };
}

/** The journal of money that pays no loan: it lies on the temporary account of its holder, if one is known. */
export const toTemporary = (
  batch: MockRecord,
  doing: Doing,
  amount: string,
  holder: number | null,
): ReturnType<typeof withJournal> =>
  withJournal(batch, doing, [
    ['batch', 'debit', plus(amount)],
    ['temporary', 'credit', plus(amount), holder ?? undefined],
  ]);

/** Σ amounts of rows that were booked, on loans or on temporary accounts. */
export const allotted = (results: readonly BatchRowResult[]): string =>
  plus('0', ...results.filter(({ outcome }) => outcome !== 'REFUSED').map(({ amount }) => amount));

/** The fields of a batch that follow from its rows, with the rows behind them. */
export function batchFields(
  { rowCount, receiptAmount }: Readonly<Record<string, unknown>>,
  results: readonly BatchRowResult[],
): Record<string, unknown> & WithRows {
  const sumOf = (outcome: BatchRowResult['outcome']) =>
    plus('0', ...results.filter((one) => one.outcome === outcome).map(({ amount }) => amount));
  const refused = results.filter(({ outcome }) => outcome === 'REFUSED').length;
  // A row that cannot be read stays out; where the whole receipt has its place nothing is left to do.
  const isAllotted = compareMoney(allotted(results), String(receiptAmount)) !== -1;
  const isOpen = results.length < Number(rowCount) && !isAllotted;
  return {
    [ROWS]: [...results].sort((one, other) => one.row - other.row),
    state: isOpen ? 'OPEN' : refused > 0 ? 'WITH_REFUSALS' : 'DONE',
    bookedCount: results.filter(({ outcome }) => outcome === 'BOOKED').length,
    bookedAmount: sumOf('BOOKED'),
    temporaryAmount: sumOf('TEMPORARY'),
    refusedCount: refused,
  };
}
