import { type Lying, lyingCheck } from '../../../ledger/controlCheck';
import { inBooks } from '../../../ledger/inBooks';
import type { BookedJournal, LedgerSource } from '../../../ledger/Ledger';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { lineByReference } from '../bank-transaction/bankReferences';
import { samplePostings } from './samples';
import { partsIn } from './temporaryIncome';

const RESOURCE = 'accounting/profits';

/** Bank income that no loan has got. */
export const postings: LedgerSource['postings'] = ({ world }) => samplePostings(world);

const lying = ({ id, number }: MockRecord): Lying => ({
  resource: RESOURCE,
  id: Number(id),
  label: String(number),
});

/** The line of the bank whose money a journal moved: its own, the one that an entry took, or the one of which a loan got a part. */
export function lineOf(store: Store): (journal: BookedJournal) => Lying | null {
  const lines = store.collection(RESOURCE);
  const entries = store.collection('accounting/entries');
  const byJournal = new Map<string | null, MockRecord>(
    (lines?.all ?? []).flatMap((line) =>
      partsIn(line).flatMap(({ journalId, undoneBy }) => [
        [journalId, line] as const,
        [undoneBy, line] as const,
      ]),
    ),
  );
  return ({ id, of, tenant }) => {
    const entry = of?.resource === 'accounting/entries' ? entries?.get(of.id) : undefined;
    const line =
      of?.resource === RESOURCE
        ? lines?.get(of.id)
        : entry
          ? lineByReference(store, tenant, entry.bankReference)
          : byJournal.get(id);
    return line ? lying(line) : null;
  };
}

/** What lies on the account for unrecognised income, beside the lines of the bank that nobody has got (docs/domain/money.md 4.1). */
export const checks: LedgerSource['checks'] = (store, tenant) => [
  lyingCheck(
    store,
    { key: 'unrecognised', account: 'unrecognised', tenant },
    {
      parts: (store.collection(RESOURCE)?.all ?? [])
        .filter((line) => line.state === 'UNRECOGNIZED' && inBooks(tenant)(line))
        .map((line) => ({ of: lying(line), amount: String(line.amount) })),
      recordOf: lineOf(store),
    },
  ),
];
