import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useCallback } from 'react';
import { isUnknown } from '../../../framework/record/useOutcome';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { uuid } from '../../../domain/ids';
import { INCOME } from '../../../domain/settings';
import type { StoredDocument } from '../../../fields/file/StoredDocuments';
import { useTellError } from '../../../dataProviders/useTellError';
import { type IncomeFileRecord, notePageSeen } from './api';

/** The files of an income, in the order in which they came, and the way to note that a page was seen. */
export function useIncomeFiles(incomeId: number | string) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const tellError = useTellError();
  const list = useGetList<IncomeFileRecord>(
    'income_file',
    {
      filter: { incomeId },
      // What was replaced stays: an income may have come back several times.
      pagination: { page: 1, perPage: INCOME.filesMax * 5 },
      sort: { field: 'id', order: 'ASC' },
    },
    { retry: false },
  );
  const see = useCallback(
    async (id: StoredDocument['id'], page: number, of: number) => {
      const idempotencyKey = uuid();
      const note = () =>
        dataProvider.call(notePageSeen, {
          params: { id },
          body: { page, of },
          idempotencyKey,
        });
      try {
        // A note whose answer got lost is sent again: under the same key it is made once (docs/domain/calls.md 3.3).
        await note().catch((error: unknown) => (isUnknown(error) ? note() : Promise.reject(error)));
      } catch (error) {
        tellError(error);
        throw error;
      }
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['income_file'] }),
        queryClient.invalidateQueries({ queryKey: ['customers/income/requests'] }),
      ]);
    },
    [dataProvider, queryClient, tellError],
  );
  return { ...list, see };
}

/** A file of an income as the reader takes it. */
export function readableOf(record: IncomeFileRecord): StoredDocument {
  const { id, name, document, picture, totalPages, seen } = record;
  const stored = document ?? picture ?? undefined;
  return { id, name, type: stored?.type ?? '', stored, pages: totalPages, seen };
}
