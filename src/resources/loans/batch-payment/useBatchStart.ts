import { useDataProvider, type RaRecord } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { GatewayError } from '../../../http/GatewayError';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { BatchRow } from '../../../domain/batchPayment/batchRows';
import { compareMoney } from '../../../domain/money';
import { type BatchRowResult, tryBatch } from './api';

/** What a batch is, beside its rows. */
export interface BatchReceipt {
  batchCode: string;
  payer: string;
  receiptAmount: string;
}

const RESOURCE = 'loans/batch-payment';

/** The dry run of a batch, and its registration before the first row is booked. */
export function useBatchStart() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const keys = useIdempotencyKeys(RESOURCE);
  const [results, setResults] = useState<readonly BatchRowResult[]>([]);
  const [batch, setBatch] = useState<RaRecord>();

  const tryOut = useCallback(
    async (batchCode: string, rows: readonly BatchRow[]) => {
      setResults(await dataProvider.call(tryBatch, { body: { batchCode, rows } }));
    },
    [dataProvider],
  );

  /** Registers the batch; one of the same code that is the same receipt goes on where it stopped. */
  const register = useCallback(
    async (data: BatchReceipt & { fileName: string; rowCount: number }): Promise<RaRecord> => {
      if (batch) return batch;
      const meta = { idempotencyKey: keys.keyFor(data) };
      const made = await dataProvider
        .create(RESOURCE, { data, meta })
        .then((answer) => answer.data as RaRecord)
        .catch(async (error: unknown) => {
          const same = await sameBatch(dataProvider, error, data);
          if (same) return same;
          throw error;
        });
      setBatch(made);
      return made;
    },
    [batch, dataProvider, keys],
  );

  const forget = useCallback(() => setResults([]), []);
  const tried = useMemo(() => new Map(results.map((one) => [one.row, one])), [results]);
  return { tried, tryOut, register, forget };
}

async function sameBatch(
  dataProvider: UrtuuDataProvider,
  error: unknown,
  data: BatchReceipt & { rowCount: number },
): Promise<RaRecord | undefined> {
  if (!(error instanceof GatewayError) || error.kind !== 'conflict') return undefined;
  const { data: found } = await dataProvider.getList(RESOURCE, {
    filter: { batchCode: data.batchCode },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'DESC' },
  });
  return found.find(
    (one) =>
      one.batchCode === data.batchCode &&
      one.rowCount === data.rowCount &&
      compareMoney(one.receiptAmount as string, data.receiptAmount) === 0,
  );
}
