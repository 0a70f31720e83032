import type { BatchRow } from '../../../../src/domain/batchPayment/batchRows';
import { balanceOf } from '../../../../src/domain/lending/LoanBook';
import { Refusal } from '../../../../src/domain/lending/Refusal';
import { plus } from '../../../../src/domain/lending/amounts';
import type { BatchRowResult } from '../../../../src/resources/loans/batch-payment/api';
import { fileOf } from '../book/fileOf';
import type { LoanFile } from '../book/LoanFile';
import { receive } from '../book/receive';
import { ApiError } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { answeringRefusals } from '../../../engine/hindered';
import { doWithLoan } from '../loan/loanActions';
import { messageOf } from '../../../engine/messages';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';

/** Where a batch keeps what became of its rows: a symbol is copied with the record and never answered. */
const ROWS: unique symbol = Symbol('rows of a batch');

type WithRows = { [ROWS]?: readonly BatchRowResult[] };

/** What became of a batch's rows so far, in the order of the file. */
export const rowsOf = (batch: MockRecord): readonly BatchRowResult[] =>
  (batch as MockRecord & WithRows)[ROWS] ?? [];

/** The fields of a batch that follow from its rows, with the rows behind them. */
export function batchFields(
  { rowCount }: MockRecord,
  results: readonly BatchRowResult[],
): Record<string, unknown> & WithRows {
  const sumOf = (outcome: BatchRowResult['outcome']) =>
    plus('0', ...results.filter((one) => one.outcome === outcome).map(({ amount }) => amount));
  const refused = results.filter(({ outcome }) => outcome === 'REFUSED').length;
  const isOpen = results.length < Number(rowCount);
  return {
    [ROWS]: [...results].sort((one, other) => one.row - other.row),
    state: isOpen ? 'OPEN' : refused > 0 ? 'WITH_REFUSALS' : 'DONE',
    bookedCount: results.filter(({ outcome }) => outcome === 'BOOKED').length,
    bookedAmount: sumOf('BOOKED'),
    temporaryAmount: sumOf('TEMPORARY'),
    refusedCount: refused,
  };
}

const plain = (row: BatchRow): BatchRowResult => ({
  row: row.row,
  outcome: 'TEMPORARY',
  amount: plus(row.amount),
  date: row.date,
  loanId: null,
  loanCode: row.loanCode,
  customerName: null,
  split: null,
  closes: false,
  message: null,
});

const PAYABLE: readonly string[] = ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'];

/**
 * The loan that a row pays: by its code, else by its account, else the customer's payable loan that is due first. None
 * = the money goes to the temporary account (docs/domain/lending.md 8.7).
 */
export function loanOf(
  call: Call,
  { loanCode, accountNumber, regnum }: BatchRow,
): MockRecord | undefined {
  const loans = collectionOf(call, 'loans').all.filter((loan) => isVisible(call.caller, loan));
  if (loanCode) return loans.find(({ code }) => code === loanCode);
  if (accountNumber) return loans.find((loan) => fileOf(loan).ledgerAccount === accountNumber);
  return loans
    .filter((loan) => loan.regnum === regnum && PAYABLE.includes(String(loan.state)))
    .sort((one, other) => String(one.refundDate).localeCompare(String(other.refundDate)))
    .at(0);
}

const paidBy =
  (row: BatchRow, batchCode: string) =>
  (file: LoanFile, doing: { at: string; by: string | null }) =>
    receive(
      file,
      { ...doing, date: row.date },
      { amount: plus(row.amount), source: 'BATCH', batchCode },
    );

function booked(row: BatchRow, loan: MockRecord, after: LoanFile): BatchRowResult {
  const receipt = after.receipts.at(-1);
  return {
    ...plain(row),
    outcome: 'BOOKED',
    loanId: Number(loan.id),
    loanCode: String(loan.code),
    customerName: String(loan.customerName ?? ''),
    split: receipt?.split ?? null,
    closes: after.state === 'CLOSED',
  };
}

/** What a row would do; nothing is written. */
export function tried(call: Call, row: BatchRow, batchCode: string): BatchRowResult {
  const loan = loanOf(call, row);
  if (!loan) return plain(row);
  try {
    const doing = { at: call.store.clock.iso(), by: call.caller.id };
    const after = answeringRefusals(() => paidBy(row, batchCode)(checked(loan), doing));
    return { ...booked(row, loan, after), outcome: 'READY' };
  } catch (error) {
    return refusedRow(call, row, loan, error);
  }
}

/** Books a row: on its loan, or on the temporary account. @throws ApiError when the loan cannot take it */
export function bookedRow(call: Call, row: BatchRow, batchCode: string): BatchRowResult {
  const loan = loanOf(call, row);
  if (!loan) return plain(row);
  const { store, caller } = call;
  const patch = answeringRefusals(() =>
    doWithLoan(store, loan, caller.id, (file, doing) => {
      checked(loan);
      return paidBy(row, batchCode)(file, doing);
    }),
  );
  const at = store.clock.iso();
  store.history.add('loans', loan, {
    at,
    by: caller.id,
    action: 'pay',
    field: 'balance',
    from: loan.balance,
    to: patch.balance,
    origin: 'MANUAL',
    reason: batchCode,
  });
  collectionOf(call, 'loans').change(loan, {
    ...patch,
    batchCode,
    updatedAt: at,
    updatedBy: caller.id,
  });
  return booked(row, loan, fileOf(loan));
}

/** A row that its loan cannot take, with the reason in the caller's language. */
export function refusedRow(
  call: Call,
  row: BatchRow,
  loan: MockRecord,
  error: unknown,
): BatchRowResult {
  if (!(error instanceof ApiError)) throw error;
  const { text, details } = error;
  return {
    ...plain(row),
    outcome: 'REFUSED',
    loanId: Number(loan.id),
    loanCode: String(loan.code),
    customerName: String(loan.customerName ?? ''),
    message: messageOf(text, call.headers.get('accept-language'), details.values),
  };
}

/** The file of a loan that can be paid. @throws Refusal otherwise */
function checked(loan: MockRecord): LoanFile {
  const file = fileOf(loan);
  const { book, state } = file;
  if (!book || !PAYABLE.includes(state)) {
    throw new Refusal([{ code: 'STATE_FORBIDS', values: { state } }]);
  }
  if (balanceOf(book) === '0.00') throw new Refusal([{ code: 'NOTHING_TO_PAY' }]);
  return file;
}
