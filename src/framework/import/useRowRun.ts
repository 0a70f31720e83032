import { useDataProvider } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIdempotencyKeys } from '../../dataProviders/useIdempotencyKeys';
import { useTellError } from '../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { jobCalls, type Job } from '../jobs/api';
import { useAddJob } from '../jobs/useAddJob';
import { useJobs } from '../jobs/useJobs';
import { useRefreshJobs } from '../jobs/useRefreshJobs';
import { useJobRows } from './useJobRows';

/** What became of a row that was sent. `UNKNOWN`: nobody can say; it may be sent again. */
export interface SentRow {
  outcome: 'DONE' | 'FAILED' | 'UNKNOWN';
  why: string | null;
}

/** What was sent by the number of the row; the newest word of a row counts. */
export type SentRows = ReadonlyMap<number, SentRow>;

const none: SentRows = new Map();

/**
 * Has the gateway work through the rows of a file, as a job of the person: it goes on without the page, and a row that is
 * refused does not hold up the others. Rows that are sent once more are a job of their own.
 * @param resource whose rows they are: the idempotency keys are made under its name
 */
export function useRowRun(resource: string) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const keys = useIdempotencyKeys(`${resource}.rows`);
  const tellError = useTellError();
  const addJob = useAddJob();
  const refresh = useRefreshJobs();
  const jobs = useJobs();
  const [id, setId] = useState<string>();
  const [before, setBefore] = useState(none);
  const [isStarting, setStarting] = useState(false);
  const starting = useRef(false);
  const job = jobs.find((one) => one.id === id);
  // Taken off elsewhere, it was over: its rows stay as they were last seen.
  const [last, setLast] = useState<Job>();
  if (job && job !== last) setLast(job);
  const { rows, isFinal } = useJobRows(id === undefined ? undefined : (job ?? last));

  const sent = useMemo((): SentRows => {
    const reached = rows.flatMap(({ record, outcome, why }) =>
      outcome === 'NOT_REACHED' ? [] : [[Number(record), { outcome, why }] as const],
    );
    return new Map([...before, ...reached]);
  }, [before, rows]);

  /** The same payload keeps its key until the gateway has answered: a second press and a repeat start nothing twice. */
  const run = useCallback(
    async (payload: object, start: (idempotencyKey: string) => Promise<Job>) => {
      if (starting.current) return;
      starting.current = true;
      setStarting(true);
      try {
        const made = await start(keys.keyFor(payload));
        keys.done();
        addJob(made);
        setBefore(sent);
        setLast(made);
        setId(made.id);
      } finally {
        starting.current = false;
        setStarting(false);
      }
    },
    [addJob, keys, sent],
  );

  const call = useCallback(
    (which: keyof typeof jobCalls) =>
      id === undefined
        ? Promise.resolve()
        : dataProvider.call(jobCalls[which], { params: { id } }).then(refresh),
    [dataProvider, id, refresh],
  );
  const isOver = isFinal || id === undefined;
  const stop = useCallback(() => void call('stop').catch(tellError), [call, tellError]);
  /** Who leaves what is over has seen it; the top bar keeps it where that could not be said. */
  const leave = useCallback(() => {
    if (id !== undefined && isOver) call('see').catch(() => undefined);
  }, [call, id, isOver]);

  return { run, stop, leave, sent, running: isStarting || !isOver };
}
