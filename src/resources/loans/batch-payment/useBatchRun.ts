import { useDataProvider } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useRowRun } from '../../../framework/import/useRowRun';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { BatchRow } from '../../../domain/batchPayment/batchRows';
import { bookBatchRows, type BatchRowResult } from './api';
import { useBookedRows, type BatchId } from './useBookedRows';

/** What was booked by the number of the row. */
export type BookedRows = ReadonlyMap<number, BatchRowResult>;

/**
 * Has the gateway book the rows of a batch one after another; a row that was booked is not booked again, however often it
 * is sent.
 */
export function useBatchRun() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const rowRun = useRowRun('loans/batch-payment');
  const { run: runRows, sent } = rowRun;
  const [batch, setBatch] = useState<BatchId>();
  const done = [...sent.values()].filter(({ outcome }) => outcome === 'DONE').length;
  const { data } = useBookedRows(done > 0 ? batch : undefined, done);
  const booked = useMemo(
    (): BookedRows =>
      new Map(
        data?.flatMap((one) => (sent.get(one.row)?.outcome === 'DONE' ? [[one.row, one]] : [])),
      ),
    [data, sent],
  );

  const run = useCallback(
    (id: BatchId, rows: readonly BatchRow[]) => {
      setBatch(id);
      return runRows({ id, rows }, (idempotencyKey) =>
        dataProvider.call(bookBatchRows, { params: { id }, body: { rows }, idempotencyKey }),
      );
    },
    [dataProvider, runRows],
  );

  return { ...rowRun, run, booked };
}
