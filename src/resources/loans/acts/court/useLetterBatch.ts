import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, type Identifier } from 'ra-core';
import { useMemo, useState } from 'react';
import type { BulkFailure } from '../../../../crud/list/BulkFailures';
import { useSendAct } from '../../../../crud/record/useAct';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { uuid } from '../../../../domain/ids';
import { joinLetters } from '../../../../domain/letters/mergeLetter';
import { anyEntity } from '../../../../entity/entity';
import courtRecord from '../../courtRecord';
import type { CourtRecord } from './ClaimCard';
import { letterQuery, mergedOf } from './useLetters';

const entity = anyEntity(courtRecord);

/** So many letters are offered at once. */
const MOST = 50;

/**
 * The letters that wait for being printed: which are complete, which are not and why. Printing is one act per record
 * with a key of its own; the copies that the gateway keeps are joined into one document for the printer.
 */
export function useLetterBatch() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const send = useSendAct(entity);
  const list = useGetList<CourtRecord>('court-list', {
    filter: { state: ['drafted'] },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'courtDate', order: 'ASC' },
  });
  const records = useMemo(() => list.data ?? [], [list.data]);
  const letters = useQueries({
    queries: records.map(({ id }) => letterQuery(dataProvider, 'letter', id)),
  });
  const [printed, setPrinted] = useState<string>();
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  const [printing, setPrinting] = useState(false);

  const rows = records.map((record, index) => {
    const { data, error } = letters[index];
    return { record, letter: data && mergedOf(data), error };
  });

  const print = async (chosen: readonly CourtRecord[]) => {
    setPrinting(true);
    const failed: BulkFailure[] = [];
    const done: Identifier[] = [];
    for (const record of chosen) {
      const key = uuid();
      const again = () => send(record, 'print_letter', {}, key);
      try {
        await again();
        done.push(record.id);
      } catch (error) {
        failed.push({ record, error, again });
      }
    }
    const copies = await Promise.all(
      done.map((id) => queryClient.fetchQuery(letterQuery(dataProvider, 'letters', id))),
    );
    setFailures(failed);
    if (copies.length > 0) setPrinted(joinLetters(copies.map(([newest]) => newest.html)));
    setPrinting(false);
  };
  const solved = (one: BulkFailure) => setFailures((all) => all.filter((other) => other !== one));
  return {
    entity,
    rows,
    pending: list.isPending,
    failed: list.error,
    refetch: list.refetch,
    print,
    printing,
    /** All printed letters as one document, once there are any. */
    printed,
    failures,
    solved,
    dismiss: () => setFailures([]),
  };
}
