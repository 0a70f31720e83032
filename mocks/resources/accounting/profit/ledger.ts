import { controlCheck } from '../../../ledger/controlCheck';
import { inBooks } from '../../../ledger/inBooks';
import type { LedgerSource } from '../../../ledger/Ledger';
import { samplePostings } from './samples';

/** Bank income that no loan has got. */
export const postings: LedgerSource['postings'] = ({ world }) => samplePostings(world);

/** What lies on the account for unrecognised income, beside the lines of the bank that nobody has got (docs/domain/money.md 4.1). */
export const checks: LedgerSource['checks'] = (store, tenant) => [
  controlCheck(
    store,
    { key: 'unrecognised', account: 'unrecognised', tenant },
    (store.collection('accounting/profits')?.all ?? [])
      .filter((line) => line.state === 'UNRECOGNIZED' && inBooks(tenant)(line))
      .map(({ amount }) => amount),
  ),
];
