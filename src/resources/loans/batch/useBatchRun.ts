import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { toldOf } from '../../../crud/record/toldOf';
import { isUnknown } from '../../../crud/record/useOutcome';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { BatchRow } from '../../../domain/batchPayment/batchRows';
import type { BatchRowResult } from './wire';

/** A row that was sent: its result, or why there is none. */
export type SentRow =
  | { row: BatchRow; result: BatchRowResult }
  /** `unknown` = no answer, and nothing to be found out: it may be sent again under its key. */
  | { row: BatchRow; failure: 'refused' | 'unknown'; message: string };

/** What was sent by the number of the row; the newest word of a row counts. */
export type SentRows = ReadonlyMap<number, SentRow>;

const path = (batch: number | string) => `/loans/batch-payment/${batch}/rows`;

/**
 * Books the rows of a batch one after another. A row that is refused does not hold up the others. A row without an
 * answer is looked for among the batch's rows and counts as booked only if it is there; its key is made of batch and
 * row, so that sending it again cannot book it twice.
 */
export function useBatchRun() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const [sent, setSent] = useState<SentRows>(new Map());
  const [running, setRunning] = useState(false);
  const stopped = useRef(false);

  const send = useCallback(
    async (batch: number | string, row: BatchRow): Promise<SentRow> => {
      try {
        const result = await dataProvider.call<BatchRowResult>('main', 'POST', path(batch), {
          body: row,
          idempotencyKey: `batch-${batch}-row-${row.row}`,
        });
        return { row, result };
      } catch (error) {
        const { message, detail } = toldOf(error, translate);
        if (!isUnknown(error)) return { row, failure: 'refused', message: detail ?? message };
        const booked = await dataProvider
          .call<BatchRowResult[]>('main', 'GET', path(batch))
          .then((rows) => rows.find((one) => one.row === row.row && one.outcome !== 'REFUSED'))
          .catch(() => undefined);
        return booked ? { row, result: booked } : { row, failure: 'unknown', message };
      }
    },
    [dataProvider, translate],
  );

  const run = useCallback(
    async (batch: number | string, rows: readonly BatchRow[]) => {
      stopped.current = false;
      setRunning(true);
      for (const row of rows) {
        if (stopped.current) break;
        const one = await send(batch, row);
        setSent((all) => new Map(all).set(row.row, one));
      }
      setRunning(false);
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('loans'),
      });
    },
    [queryClient, send],
  );

  const stop = useCallback(() => {
    stopped.current = true;
  }, []);

  return { run, stop, running, sent };
}
