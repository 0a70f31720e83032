import type { BankLegState } from '../../../domain/enums/accounting';
import { endpoint } from '../../../dataProviders/endpoint';

const BANK_INCOME = 'cgw-bank-income:access';

/** One transfer of the outgoing log with both legs; amounts are decimal strings. */
export interface OutgoingTransfer {
  /** Number under which it was sent. */
  number: string;
  customerName: string;
  amount: string;
  /** Null, and no account, where it goes to no customer (costs of a court). */
  bankCode: number | null;
  accountNumber: string;
  /** When it left, ISO instant. */
  at: string;
  /** The leg out of the account: its journal, null where nothing was booked. */
  wallet: { journalId: string | null };
  /** The leg into the bank account, with the bank's reference where it executed it. */
  bank: { state: BankLegState; reference: string | null; answer: string | null };
}

/**
 * The bank's log of outgoing transfers (`POST /bank-cg/transfer-logs`). With the number of a failed transfer, that it was
 * looked at is noted on its record.
 */
export const readTransferLogs = endpoint<
  { number?: string; from?: string; to?: string },
  OutgoingTransfer[]
>()('accounting', 'POST /bank-cg/transfer-logs', {
  access: BANK_INCOME,
  carries: '`number` of a transfer, or a range `from`, `to` (ISO instants)',
  isShaped: Array.isArray,
});

/** Transfers to the same account or of the same amount within the hours that are set, before and after; the newest first. */
export const readSimilar = endpoint<void, OutgoingTransfer[]>()(
  'accounting',
  'GET /failed-transfers/:id/similar',
  { assumed: true, access: BANK_INCOME, isShaped: Array.isArray },
);
