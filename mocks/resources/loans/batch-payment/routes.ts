import {
  BATCH_COLUMNS,
  type BatchRow,
  IDENTIFIERS,
} from '../../../../src/domain/batchPayment/batchRows';
import { isDay } from '../../../../src/domain/dateParts';
import { toDecimal } from '../../../../src/domain/money';
import type { Job } from '../../../../src/framework/jobs/api';
import {
  bookBatchRows,
  readBatchRows,
  tryBatch,
  type BatchRowResult,
} from '../../../../src/resources/loans/batch-payment/api';
import { ApiError, invalid } from '../../../engine/ApiError';
import { batchFields, rowsOf } from './batchRecord';
import { bookedRow, payeeOf, refuseBeyondReceipt, refusedRow, triedRows } from './batchRows';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { refuseLostDigits, rowsIn, startRowJob } from '../../../engine/rowJob';
import { namedNow } from '../../customers/customer/namedNow';
import { customerName } from '../loan/loanProfile';

const RESOURCE = 'loans/batch-payment';
const RIGHT = 'loan-payment-request:list';

/** Says of every row what it would do; nothing is written. */
function dryRun(call: Call): Answer<BatchRowResult[]> {
  need(call.caller, RIGHT);
  const rows = rowsIn(call).map((row) => checkedRow(call, row));
  const batchCode = String(bodyOf(call).batchCode ?? '');
  const tenant = call.caller.tenantAlias;
  return { body: triedRows(call, rows, { batchCode, tenant }) };
}

/** Books the rows of a batch as a job. */
function bookRows(call: Call): Answer<Job> {
  return startRowJob(call, RIGHT, () => ({
    kind: 'BATCH_PAYMENT',
    label: String(recordOf(call, RESOURCE).batchCode),
    route: `/loans/${call.params.id}/batch-payment-detail`,
    rows: rowsIn(call) as unknown as readonly BatchRow[],
    nameOf: (row) => nameOf(call, row),
    write: (writer, row) => bookRow(writer, checkedRow(writer, row)),
  }));
}

/** Who is named by a row; nobody where it is refused. */
function nameOf(call: Call, row: BatchRow): string | null {
  try {
    const { loan, holder } = payeeOf(call, row, recordOf(call, RESOURCE).tenant);
    return loan ? String(loan.customerName ?? '') : holder ? customerName(holder) : null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** Books one row of a batch; one that was booked before stays as it is. */
function bookRow(call: Call, row: BatchRow): void {
  const batch = recordOf(call, RESOURCE);
  const before = rowsOf(batch).find((one) => one.row === row.row);
  if (before && before.outcome !== 'REFUSED') return;
  refuseBeyondReceipt(batch, row);
  let loan: MockRecord | undefined;
  try {
    const payee = payeeOf(call, row, batch.tenant);
    ({ loan } = payee);
    const { result, patch } = bookedRow(call, row, batch, payee);
    keep(call, batch, result, patch);
  } catch (error) {
    keep(call, batch, refusedRow(call, row, loan, error));
    throw error;
  }
}

function keep(call: Call, batch: MockRecord, result: BatchRowResult, patch: object = {}): void {
  const others = rowsOf(batch).filter(({ row }) => row !== result.row);
  collectionOf(call, RESOURCE).change(batch, {
    ...patch,
    ...batchFields(batch, [...others, result]),
  });
}

/** @throws ApiError 400 for what is no row */
function checkedRow({ store }: Call, value: unknown): BatchRow {
  const row = (value ?? {}) as Partial<BatchRow>;
  refuseLostDigits(row, BATCH_COLUMNS);
  const errors = {
    ...(Number.isInteger(row.row) ? {} : { row: 'validation.whole_number' }),
    ...(toDecimal(row.amount)?.gt(0) ? {} : { amount: 'validation.amount' }),
    ...(isDay(String(row.date)) ? {} : { date: 'validation.date_invalid' }),
    ...Object.fromEntries(
      IDENTIFIERS.filter((key) => !['string', 'object', 'undefined'].includes(typeof row[key])).map(
        (key) => [key, 'validation.invalid_value'],
      ),
    ),
    ...(String(row.date) > store.clock.today() ? { date: 'validation.date_future' } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { loanCode = null, accountNumber = null, regnum = null, note = null } = row;
  return { ...(row as BatchRow), loanCode, accountNumber, regnum, note };
}

/** Batches of payments (docs/domain/lending.md 8.7): dry run, the rows as a job, what became of them. */
export const routes: readonly Route[] = [
  route(tryBatch, dryRun),
  route(bookBatchRows, bookRows),
  route(readBatchRows, (call) => {
    need(call.caller, RIGHT);
    return { body: namedNow(call.store, rowsOf(recordOf(call, RESOURCE))) };
  }),
];
