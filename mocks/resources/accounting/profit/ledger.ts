import type { LedgerSource } from '../../../ledger/Ledger';
import { samplePostings } from './samples';

/** Bank income that no loan has got. */
export const postings: LedgerSource['postings'] = ({ world }) => samplePostings(world);
