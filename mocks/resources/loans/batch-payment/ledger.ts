import type { LedgerSource, LiveBook } from '../../../ledger/Ledger';
import { liveJournals } from '../../../ledger/liveJournals';
import type { Store } from '../../../engine/Store';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { linesOf } from './batchRecord';

export const follows: LedgerSource['follows'] = 'loans/batch-payment';

/** The journals of every batch itself: batches are received by the main lender alone. */
export const books = (store: Store): LiveBook[] =>
  (store.collection('loans/batch-payment')?.all ?? []).flatMap((batch) => {
    const lines = linesOf(batch);
    if (lines.length === 0) return [];
    return {
      key: lines,
      journals: () =>
        liveJournals(lines, {
          tenant: MAIN_TENANT,
          of: {
            resource: 'loans/batch-payment',
            id: Number(batch.id),
            label: String(batch.batchCode),
          },
          holderOf: (account, line) => (account === 'temporary' ? (line.holder ?? null) : null),
        }),
    };
  });
