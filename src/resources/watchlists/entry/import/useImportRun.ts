import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { useRowRun, type SentRow, type SentRows } from '../../../../framework/import/useRowRun';
import { displayError } from '../../../../framework/record/displayError';
import { isUnknown } from '../../../../framework/record/useOutcome';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { uuid } from '../../../../domain/ids';
import { searchWatchList } from '../../search/api';
import { tryEntries, type TriedEntry } from '../api';
import type { WatchRow } from './watchRows';

/** The entry that a row became. */
interface Made {
  id: number;
}

export type SentEntries = SentRows<WatchRow, Made>;

/**
 * Dry run and import of rows, one after another. A row without an answer is looked for in the list and counts as added
 * only if it is there; its key is made of the import and the row, so that sending it again cannot add it twice.
 */
export function useImportRun() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const rowRun = useRowRun<WatchRow, Made>();
  const { run: runRows } = rowRun;
  const [tried, setTried] = useState<ReadonlyMap<number, TriedEntry>>(new Map());
  const [importId] = useState(uuid);

  const tryOut = useCallback(
    async (rows: readonly WatchRow[]) => {
      const answers = await dataProvider.call(tryEntries, { body: { rows } });
      setTried(new Map(answers.map((one) => [one.row, one])));
    },
    [dataProvider],
  );

  const send = useCallback(
    async (row: WatchRow): Promise<SentRow<WatchRow, Made>> => {
      const { row: number, ...data } = row;
      try {
        const made = await dataProvider.create<Made>('bw-list', {
          data,
          meta: { idempotencyKey: `bw-${importId}-row-${number}` },
        });
        return { row, result: made.data };
      } catch (error) {
        const { message, detail } = displayError(error, translate);
        if (!isUnknown(error)) return { row, failure: 'refused', message: detail ?? message };
        const regnum = row.regnum ?? row.companyRegnum ?? undefined;
        const found = await dataProvider
          .call(searchWatchList, { body: { regnum } })
          .then(({ hits }) => hits.find(({ match }) => match === 'REGNUM'))
          .catch(() => undefined);
        return found ? { row, result: found } : { row, failure: 'unknown', message };
      }
    },
    [dataProvider, importId, translate],
  );

  const run = useCallback(
    async (rows: readonly WatchRow[]) => {
      await runRows(rows, send, translate('resources.bw-list.name', { smart_count: 2 }));
      await queryClient.invalidateQueries({ queryKey: ['bw-list'] });
      await queryClient.invalidateQueries({ queryKey: ['customers'] });
    },
    [queryClient, runRows, send, translate],
  );

  const forget = useCallback(() => setTried(new Map()), []);
  return { ...rowRun, run, tryOut, tried, forget };
}
