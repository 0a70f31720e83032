import type { BatchRow } from '../../../../src/domain/batchPayment/batchRows';
import { compareMoney } from '../../../../src/domain/money';
import { payoffOn } from '../../../../src/domain/lending/payoff';
import { Refusal } from '../../../../src/domain/lending/Refusal';
import { minus, plus } from '../../../../src/domain/lending/amounts';
import type { BatchRowResult } from '../../../../src/resources/loans/batch-payment/api';
import { fileOf } from '../book/fileOf';
import type { Doing, LoanFile } from '../book/LoanFile';
import { receiveAt } from '../book/resplit';
import { ApiError } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { answeringRefusals, blockedAnswer } from '../../../engine/hindered';
import { otherLender } from '../../../engine/oneLender';
import { doWithLoan } from '../loan/loanActions';
import { customerName } from '../loan/loanProfile';
import { messageOf } from '../../../engine/messages';
import { collectionOf } from '../../../engine/records';
import { seesAll } from '../../../engine/tenancy';
import { inBooks } from '../../../ledger/inBooks';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { allotted, rowsOf, toTemporary, type WithLines } from './batchRecord';

/**
 * Refuses a row that the batch has no place or no money for: numbers count from 2 to the last row of the file, and no
 * more is booked than the bank received (docs/domain/lending.md 8.7).
 * @throws ApiError 409
 */
export function refuseBeyondReceipt(batch: MockRecord, row: BatchRow): void {
  const last = Number(batch.rowCount) + 1;
  if (row.row < 2 || row.row > last) {
    throw blockedAnswer({
      kind: 'condition',
      message: 'actionBlocks.batch_row_unknown',
      values: { row: row.row, last },
    });
  }
  const others = rowsOf(batch).filter((one) => one.row !== row.row);
  const left = minus(plus(String(batch.receiptAmount)), allotted(others));
  if (compareMoney(row.amount, left) === 1) {
    throw blockedAnswer({
      kind: 'condition',
      message: 'actionBlocks.batch_exceeded',
      values: { left },
    });
  }
}

const plain = (row: BatchRow): BatchRowResult => ({
  row: row.row,
  outcome: 'TEMPORARY',
  amount: plus(row.amount),
  date: row.date,
  loanId: null,
  loanCode: row.loanCode,
  customerId: null,
  customerName: null,
  split: null,
  journalId: null,
  closes: false,
  message: null,
});

const PAYABLE: readonly string[] = ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'];

/** A lender's batch of a code; each lender counts its own. */
export const batchCalled = (call: Call, code: string, tenant: unknown): MockRecord | undefined =>
  collectionOf(call, 'loans/batch-payment').all.find(
    (batch) =>
      inBooks(String(tenant))(batch) &&
      String(batch.batchCode).trim().toLowerCase() === code.trim().toLowerCase(),
  );

/** Whose money a row is: a loan's, else its holder's, else nobody's yet. */
interface Payee {
  loan?: MockRecord;
  holder?: MockRecord;
}

/**
 * Whose money a row is, of the lender whose batch it is: the loan of its code, else of its account, else the payable loan
 * of the person that is due first; without one the customer whose temporary account gets it, known by the register number
 * alone, or nobody (docs/domain/lending.md 8.7).
 * @throws ApiError 409 for what is another lender's
 */
export function payeeOf(
  call: Call,
  { loanCode, accountNumber, regnum }: BatchRow,
  lender: unknown,
): Payee {
  const isOwn = inBooks(String(lender));
  const loans = collectionOf(call, 'loans').all;
  const named = loanCode
    ? loans.filter(({ code }) => code === loanCode)
    : accountNumber
      ? loans.filter((loan) => fileOf(loan).ledgerAccount === accountNumber)
      : loans.filter((loan) => loan.regnum === regnum && PAYABLE.includes(String(loan.state)));
  const [loan] = named
    .filter(isOwn)
    .sort((one, other) => String(one.refundDate).localeCompare(String(other.refundDate)));
  if (loan) return { loan };
  const people = regnum
    ? collectionOf(call, 'customers').all.filter(
        (customer) => customer.regnum === regnum || customer.companyRegnum === regnum,
      )
    : [];
  const holder = people.find(isOwn);
  // A code says nothing about a person; who is whose customer is said to those alone who see it anyway.
  const isOthers = loanCode || accountNumber ? named.length > 0 : !holder && people.length > 0;
  if (isOthers && (loanCode || accountNumber || seesAll(call.caller))) throw otherLender();
  return { holder };
}

/** A row dated before the loan's last entry is put at its place, like any other receipt (docs/domain/lending.md 8.6). */
const paidBy = (row: BatchRow, batchCode: string) => (file: LoanFile, doing: Doing) =>
  receiveAt(file, doing, row.date, { amount: plus(row.amount), source: 'BATCH', batchCode });

function booked(row: BatchRow, loan: MockRecord, after: LoanFile): BatchRowResult {
  const receipt = after.receipts.at(-1);
  return {
    ...plain(row),
    outcome: 'BOOKED',
    loanId: Number(loan.id),
    loanCode: String(loan.code),
    customerName: String(loan.customerName ?? ''),
    split: receipt?.split ?? null,
    journalId: receipt?.journalId ?? null,
    closes: after.state === 'CLOSED',
  };
}

/**
 * What rows would do, one after the other: a second row of a loan is tried on what the first one leaves. Nothing is
 * written.
 */
export function triedRows(
  call: Call,
  rows: readonly BatchRow[],
  { batchCode, tenant }: Pick<MockRecord, 'batchCode' | 'tenant'>,
): BatchRowResult[] {
  const { store, caller } = call;
  const doing = { date: store.clock.today(), at: store.clock.iso(), by: caller.id };
  const tried = new Map<RecId, LoanFile>();
  return rows.map((row) => {
    let loan: MockRecord | undefined;
    try {
      const payee = payeeOf(call, row, tenant);
      ({ loan } = payee);
      if (!loan) return unmatched(row, payee.holder);
      const file = tried.get(loan.id) ?? fileOf(loan);
      const after = answeringRefusals(() =>
        paidBy(row, String(batchCode))(checked(file, doing.date), doing),
      );
      tried.set(loan.id, after);
      return { ...booked(row, loan, after), outcome: 'READY' };
    } catch (error) {
      return refusedRow(call, row, loan, error);
    }
  });
}

const unmatched = (row: BatchRow, holder: MockRecord | undefined): BatchRowResult => ({
  ...plain(row),
  customerId: holder ? Number(holder.id) : null,
  customerName: holder ? customerName(holder) : null,
});

/**
 * Books a row: on its loan, or on the temporary account with a journal of the batch.
 * @returns the row, and what changes on the batch beside its rows
 * @throws ApiError when the loan cannot take it
 */
export function bookedRow(
  call: Call,
  row: BatchRow,
  batch: MockRecord,
  { loan, holder }: Payee,
): { result: BatchRowResult; patch: WithLines } {
  const batchCode = String(batch.batchCode);
  const { store, caller } = call;
  const at = store.clock.iso();
  if (!loan) {
    const { journalId, ...patch } = toTemporary(
      batch,
      { date: row.date, at, by: caller.id },
      row.amount,
      holder ? Number(holder.id) : null,
    );
    return { result: { ...unmatched(row, holder), journalId }, patch };
  }
  const moved = answeringRefusals(() =>
    doWithLoan(store, loan, caller.id, (file, doing) =>
      paidBy(row, batchCode)(checked(file, doing.date), doing),
    ),
  );
  store.history.add('loans', loan, {
    at,
    by: caller.id,
    action: 'pay',
    field: 'balance',
    from: loan.balance,
    to: moved.balance,
    origin: 'MANUAL',
    reason: batchCode,
  });
  collectionOf(call, 'loans').change(loan, {
    ...moved,
    batchCode,
    updatedAt: at,
    updatedBy: caller.id,
  });
  return { result: booked(row, loan, fileOf(loan)), patch: {} };
}

/** A row that its loan cannot take, or that no loan of the lender is named by, with the reason in the caller's language. */
export function refusedRow(
  call: Call,
  row: BatchRow,
  loan: MockRecord | undefined,
  error: unknown,
): BatchRowResult {
  if (!(error instanceof ApiError)) throw error;
  const { text, details } = error;
  return {
    ...plain(row),
    outcome: 'REFUSED',
    ...(loan && {
      loanId: Number(loan.id),
      loanCode: String(loan.code),
      customerName: String(loan.customerName ?? ''),
    }),
    message: messageOf(text, call.headers.get('accept-language'), details.values),
  };
}

/** A file that can be paid. @throws Refusal otherwise */
function checked(file: LoanFile, today: string): LoanFile {
  const { book, state } = file;
  if (!book || !PAYABLE.includes(state)) {
    throw new Refusal([{ code: 'STATE_FORBIDS', values: { state } }]);
  }
  if (payoffOn(book, today).total === '0.00') throw new Refusal([{ code: 'NOTHING_TO_PAY' }]);
  return file;
}
