import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type Identifier } from 'ra-core';
import { useState } from 'react';
import type { BulkFailure } from '../../../framework/list/BulkFailures';
import { useSendAction } from '../../../framework/record/useAction';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { uuid } from '../../../domain/ids';
import { joinLetters } from '../../../domain/letters/mergeLetter';
import { CALLS } from '../../../domain/settings';
import entity from './courtRecord.entity';
import { useTellError } from '../../../dataProviders/useTellError';
import { letterCalls } from './api';
import { isOfFraud } from './lifecycle';
import type { CourtRecord } from './ClaimCard';
import { letterQuery, mergedOf } from './useLetters';

/** So many letters make one document for the printer. */
const SLICE = 50;

/** A record with its letter, or why there is none. */
interface BatchRow {
  record: CourtRecord;
  letter?: ReturnType<typeof mergedOf>;
  error?: unknown;
}

/**
 * All letters of the list's filter that wait for being printed: which are complete, which are not and why. They are read
 * a few at a time. Printing is one action per record with a key of its own; the copies that the gateway stored are joined
 * into documents for the printer, slice by slice.
 */
export function useLetterBatch() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const tellError = useTellError();
  const send = useSendAction(entity);
  const { filterValues } = useListContext();
  const filter = { ...(filterValues as object), state: ['drafted'] };
  const list = useQuery({
    queryKey: ['court-list', 'letters-to-print', filter],
    queryFn: async (): Promise<BatchRow[]> => {
      // Claims of fraud cases have no letter: there is nothing of theirs to print.
      const records = (await allOf(dataProvider, filter)).filter((one) => !isOfFraud(one));
      return inSlices(records, CALLS.batchWidth, (record) =>
        queryClient.fetchQuery(letterQuery(dataProvider, letterCalls.letter, record.id)).then(
          (answer): BatchRow => ({ record, letter: mergedOf(answer) }),
          (error: unknown): BatchRow => ({ record, error }),
        ),
      );
    },
    retry: false,
  });
  const [printed, setPrinted] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  const [printing, setPrinting] = useState(false);

  const copyOf = async (id: Identifier): Promise<string> => {
    const [newest] = await queryClient.fetchQuery(
      letterQuery(dataProvider, letterCalls.letters, id),
    );
    return newest.html;
  };
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
    const sheets = await inSlices(done, CALLS.batchWidth, copyOf);
    setFailures(failed);
    setPrinted(slicesOf(sheets, SLICE).map((slice) => joinLetters(slice)));
    setPrinting(false);
  };
  /** Booked after all: its copy goes to the printer by itself, behind the others. */
  const solved = (one: BulkFailure) => {
    setFailures((all) => all.filter((other) => other !== one));
    void copyOf(one.record.id)
      .then((sheet) => setPrinted((all) => [...all, joinLetters([sheet])]))
      .catch(tellError);
  };
  return {
    entity,
    rows: list.data ?? [],
    pending: list.isPending,
    failed: list.error,
    refetch: list.refetch,
    print,
    printing,
    /** The printed letters in documents for the printer; none before the first print. */
    printed,
    failures,
    solved,
    dismiss: () => setFailures([]),
  };
}

/** Every record of a filter, the oldest court date first. */
async function allOf(dataProvider: UrtuuDataProvider, filter: object): Promise<CourtRecord[]> {
  const records: CourtRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await dataProvider.getList<CourtRecord>('court-list', {
      filter,
      pagination: { page, perPage: CALLS.manyMax },
      sort: { field: 'courtDate', order: 'ASC' },
    });
    records.push(...data);
    if (data.length === 0 || records.length >= (total ?? 0)) return records;
  }
}

/** Parts of a list, each of at most so many. */
const slicesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** Runs over a list, so many at a time, in their order. */
async function inSlices<T, R>(
  all: readonly T[],
  width: number,
  run: (one: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const slice of slicesOf(all, width)) results.push(...(await Promise.all(slice.map(run))));
  return results;
}
