import type { LedgerAccount } from '../../../domain/enums/accounting';
import { endpoint } from '../../../dataProviders/endpoint';

/** One line of `readEntryExample`; amounts are decimal strings. */
export interface ExampleLine {
  account: LedgerAccount;
  number: string;
  debit: string | null;
  credit: string | null;
}

/** The worked example of a model: a journal in balance. */
export const readEntryExample = endpoint<void, ExampleLine[]>()(
  'accounting',
  'GET /entry-models/:id/example',
  { assumed: true, access: 'cgw-bank-income:access', isShaped: Array.isArray },
);
