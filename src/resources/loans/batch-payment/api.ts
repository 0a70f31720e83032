import type { BatchRow } from '../../../domain/batchPayment/batchRows';
import type { ReceiptSplit } from '../../../domain/lending/waterfall';
import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { Job } from '../../../framework/jobs/api';

// What the gateway answers about batches of payments. Amounts are decimal strings.

/** What a row came to, or would come to in a dry run. */
export type RowOutcome =
  /** Dry run: it can be booked. */
  | 'READY'
  /** It was booked on its loan. */
  | 'BOOKED'
  /** Nobody's loan was found: the money goes, or went, to the temporary account. */
  | 'TEMPORARY'
  /** It cannot be booked, or was refused. */
  | 'REFUSED';

/** One row of `tryBatch` and `readBatchRows`. */
export interface BatchRowResult {
  row: number;
  outcome: RowOutcome;
  amount: string;
  date: string;
  loanId: number | null;
  loanCode: string | null;
  /** Whose temporary account gets it, where that is known; null where it pays a loan. */
  customerId: number | null;
  customerName: string | null;
  /** How the money falls over the waterfall; none where it falls on no loan. */
  split: ReceiptSplit | null;
  /** The journal that booked it, on its loan or on the temporary account; none where nothing is booked. */
  journalId: string | null;
  /** The loan is closed by it. */
  closes: boolean;
  /** Why it is refused, in the person's language. */
  message: string | null;
}

/** Body of the dry run. */
export interface DryRun {
  batchCode: string;
  rows: readonly BatchRow[];
}

const PAY = 'loan-payment-request:list';

/** What each row would come to. */
export const tryBatch = endpoint<
  { batchCode: string; rows: readonly BatchRow[] },
  BatchRowResult[]
>()('main', 'POST /loans/batch-payment/dry-run', {
  assumed: true,
  access: PAY,
  guard: 'notes',
  carries: '`batchCode`, `rows`; writes nothing',
});

export const readBatchRows = endpoint<void, BatchRowResult[]>()(
  'main',
  'GET /loans/batch-payment/:id/rows',
  { assumed: true, access: PAY },
);

/** Has the gateway book rows of a batch one after another, as a job of who sends them. */
export const bookBatchRows = endpoint<{ rows: readonly BatchRow[] }, Job>()(
  'main',
  'POST /loans/batch-payment/:id/rows',
  {
    assumed: true,
    access: PAY,
    // No more is booked than the batch has received.
    guard: 'proof',
    carries: '`rows` of the file, as a job; a booked row is not booked again',
    isShaped: hasField('id'),
  },
);
