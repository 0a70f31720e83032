import { useDataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { JOBS } from '../../domain/settings';
import { readJobResult, type Job, type JobResultRow } from '../jobs/api';

interface Rows {
  /** Of which job. */
  id: string;
  rows: readonly JobResultRow[];
  /** Nothing of them will change any more. */
  isFinal: boolean;
}

const none: readonly JobResultRow[] = [];

/**
 * What has become of the rows of a job so far: read again whenever it has come further, until it is over. A look that
 * fails is repeated; meanwhile what was known is shown.
 */
export function useJobRows(job: Job | undefined): Omit<Rows, 'id'> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [known, setKnown] = useState<Rows>();
  const latest = useRef(0);
  const { id, startedAt, done, state } = job ?? {};
  useEffect(() => {
    if (id === undefined) return undefined;
    const isFinal = state !== 'RUNNING';
    const number = ++latest.current;
    let again: ReturnType<typeof setTimeout>;
    const look = () =>
      dataProvider.call(readJobResult, { params: { id } }).then(
        // The later question wins.
        (rows) => number === latest.current && setKnown({ id, rows, isFinal }),
        () => {
          if (number === latest.current) again = setTimeout(() => void look(), JOBS.runningMs);
        },
      );
    void look();
    return () => clearTimeout(again);
    // Tried once more it may be as far as before.
  }, [dataProvider, id, startedAt, done, state]);
  useEffect(() => () => void (latest.current += 1), []);
  return known?.id === id && known ? known : { rows: none, isFinal: false };
}
