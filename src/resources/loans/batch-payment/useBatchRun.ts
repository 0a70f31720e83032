import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useRowRun, type SentRow, type SentRows } from '../../../framework/import/useRowRun';
import { displayError } from '../../../framework/record/displayError';
import { isUnknown } from '../../../framework/record/useOutcome';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { BatchRow } from '../../../domain/batchPayment/batchRows';
import { bookBatchRow, readBatchRows, type BatchRowResult } from './api';

type SentPayment = SentRow<BatchRow, BatchRowResult>;

/** What was sent by the number of the row. */
export type SentPayments = SentRows<BatchRow, BatchRowResult>;

/**
 * Books the rows of a batch one after another. A row that is refused does not hold up the others. A row without an
 * answer is looked for among the batch's rows and counts as booked only if it is there; its key is made of batch and
 * row, so that sending it again cannot book it twice.
 */
export function useBatchRun() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const rowRun = useRowRun<BatchRow, BatchRowResult>();
  const { run: runRows } = rowRun;

  const send = useCallback(
    async (batch: number | string, row: BatchRow): Promise<SentPayment> => {
      try {
        const result = await dataProvider.call(bookBatchRow, {
          params: { id: batch },
          body: row,
          idempotencyKey: `batch-${batch}-row-${row.row}`,
        });
        return { row, result };
      } catch (error) {
        const { message, detail } = displayError(error, translate);
        if (!isUnknown(error)) return { row, failure: 'refused', message: detail ?? message };
        const booked = await dataProvider
          .call(readBatchRows, { params: { id: batch } })
          .then((rows) => rows.find((one) => one.row === row.row && one.outcome !== 'REFUSED'))
          .catch(() => undefined);
        return booked ? { row, result: booked } : { row, failure: 'unknown', message };
      }
    },
    [dataProvider, translate],
  );

  const run = useCallback(
    async (batch: number | string, rows: readonly BatchRow[], label: string) => {
      await runRows(rows, (row) => send(batch, row), label);
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('loans'),
      });
    },
    [queryClient, runRows, send],
  );

  return { ...rowRun, run };
}
