import type { ResourceName } from '../../../i18n/Catalogue';
import type { JournalLine } from '../../loans/loan/api';
import { endpoint, hasField, type AsksBooks } from '../../../dataProviders/endpoint';

/** `readJournalLegs`: the lines of one journal, and the record that it was made by. Amounts are decimal strings. */
export interface JournalLegs {
  lines: JournalLine[];
  origin: { resource: ResourceName; id: number | string; label: string } | null;
}

/** `readJournalFigures`: R6 over every journal that the person may see. */
export interface JournalFigures {
  count: number;
  debit: string;
  credit: string;
  /** Ids of journals whose sides differ. */
  broken: string[];
}

const options = { assumed: true, access: 'cgw-bank-income:access' } as const;

/** Both legs of a journal. */
export const readJournalLegs = endpoint<void, JournalLegs>()(
  'accounting',
  'GET /gl-transactions/:id/lines',
  { ...options, isShaped: hasField('lines') },
);

/** The totals above the list. */
export const readJournalFigures = endpoint<AsksBooks, JournalFigures>()(
  'accounting',
  'GET /gl-transactions/figures',
  { ...options, books: true, isShaped: hasField('debit') },
);
