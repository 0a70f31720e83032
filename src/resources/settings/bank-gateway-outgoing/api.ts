import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { JournalLine } from '../../loans/loan/api';

/** `readOutgoingJournals`: the lines of every journal of a transfer, the oldest first. Amounts are decimal strings. */
export interface OutgoingJournals {
  lines: JournalLine[];
}

/** Where the money of a transfer has been: out of the wallet, waiting for its bank, out of the bank. */
export const readOutgoingJournals = endpoint<void, OutgoingJournals>()(
  'accounting',
  'GET /bank-cg/outgoing-transfers/:id/journals',
  { assumed: true, access: 'cgw-bank-income:access', isShaped: hasField('lines') },
);
