import { useDataProvider } from 'ra-core';
import { useCallback, useState } from 'react';
import { useRowRun } from '../../../../framework/import/useRowRun';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { addEntries, tryEntries, type TriedEntry } from '../api';
import type { WatchRow } from './watchRows';

/** Dry run and import of rows; the gateway adds them one after another. */
export function useImportRun() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const rowRun = useRowRun('bw-list');
  const { run: runRows } = rowRun;
  const [tried, setTried] = useState<ReadonlyMap<number, TriedEntry>>(new Map());

  const tryOut = useCallback(
    async (rows: readonly WatchRow[]) => {
      const answers = await dataProvider.call(tryEntries, { body: { rows } });
      setTried(new Map(answers.map((one) => [one.row, one])));
    },
    [dataProvider],
  );

  const run = useCallback(
    (rows: readonly WatchRow[], fileName: string) => {
      const body = { fileName, rows };
      return runRows(body, (idempotencyKey) =>
        dataProvider.call(addEntries, { body, idempotencyKey }),
      );
    },
    [dataProvider, runRows],
  );

  const forget = useCallback(() => setTried(new Map()), []);
  return { ...rowRun, run, tryOut, tried, forget };
}
