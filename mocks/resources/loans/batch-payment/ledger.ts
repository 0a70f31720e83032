import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { LedgerDifference } from '../../../../src/resources/accounting/reconciliation/api';
import { ledgerOf, type LedgerSource, type LiveBook } from '../../../ledger/Ledger';
import { inBooks } from '../../../ledger/inBooks';
import { liveJournals } from '../../../ledger/liveJournals';
import type { Store } from '../../../engine/Store';
import { lenderOf } from '../../../engine/oneLender';
import { linesOf, rowsOf } from './batchRecord';

export const follows: LedgerSource['follows'] = 'loans/batch-payment';

/** The journals of every batch itself, in the books of the lender who received it. */
export const books = (store: Store): LiveBook[] =>
  (store.collection('loans/batch-payment')?.all ?? []).flatMap((batch) => {
    const lines = linesOf(batch);
    if (lines.length === 0) return [];
    return {
      key: lines,
      journals: () =>
        liveJournals(lines, {
          lenderOf: () => lenderOf(batch),
          of: {
            resource: 'loans/batch-payment',
            id: Number(batch.id),
            label: String(batch.batchCode),
          },
          holderOf: (account, line) => (account === 'temporary' ? (line.holder ?? null) : null),
        }),
    };
  });

/**
 * What waits on the clearing account by the ledger, beside what the batches have received and not allotted yet. A journal
 * of a loan is a batch's where one of its rows names it.
 */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const lines = ledgerOf(store).lines({ account: 'batch', tenant });
  const rows = (store.collection('loans/batch-payment')?.all ?? [])
    .filter(inBooks(tenant))
    .map((batch): LedgerDifference => {
      const booked = new Set(rowsOf(batch).flatMap(({ journalId }) => journalId ?? []));
      const own = lines.filter(
        ({ journal: { id, of } }) =>
          booked.has(id) || (of?.resource === 'loans/batch-payment' && of.id === batch.id),
      );
      return {
        resource: 'loans/batch-payment',
        id: Number(batch.id),
        label: String(batch.batchCode),
        left: total(own.map(({ debit, credit }) => minus(credit ?? ZERO, debit ?? ZERO))),
        right: minus(
          plus(String(batch.receiptAmount)),
          plus(String(batch.bookedAmount), String(batch.temporaryAmount)),
        ),
        journals: own.map(({ journal }) => journal.id).reverse(),
      };
    });
  return [
    {
      key: 'batches',
      asOf: 'now',
      left: ledgerOf(store).balanceOf('batch', { tenant }),
      right: total(rows.map(({ right }) => right)),
      differences: rows.filter(({ left, right }) => left !== right),
    },
  ];
};
