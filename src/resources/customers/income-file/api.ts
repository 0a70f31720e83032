import { endpoint } from '../../../dataProviders/endpoint';
import type { RecordOf } from '../../../entity/entity';
import type incomeFiles from './incomeFile.entity';

/** One file of an income. */
export type IncomeFileRecord = RecordOf<typeof incomeFiles> & {
  name: string;
  totalPages: number;
  /** Numbers of the pages seen, from 1. */
  seen: number[];
};

/** Notes that a page of a file was seen; the reader also knows how many pages there are. */
export const notePageSeen = endpoint<{ page: number; of: number }, SeenPages>()(
  'customer',
  'POST /income-files/:id/seen',
  {
    assumed: true,
    access: 'cus-income:pending-list',
    guard: 'notes',
    carries: '`page`, `of`',
  },
);

/** Answer of `notePageSeen`. */
export type SeenPages = Pick<IncomeFileRecord, 'id' | 'viewedPages' | 'totalPages' | 'seen'>;
