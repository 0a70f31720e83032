import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { startBrowserJob } from '../jobs/browserJobs';

/** Why a row has no result. `unknown` = no answer, and nothing to be found out: it may be sent again under its key. */
export interface RowFailure {
  failure: 'refused' | 'unknown';
  message: string;
}

/** A row that was sent: its result, or why there is none. */
export type SentRow<Row, Result> = { row: Row; result: Result } | ({ row: Row } & RowFailure);

/** What was sent by the number of the row; the newest word of a row counts. */
export type SentRows<Row, Result> = ReadonlyMap<number, SentRow<Row, Result>>;

/**
 * Sends the rows of a file one after another; a row that is refused does not hold up the others. It is long work of the
 * browser: its rows are the gateway's as soon as they are sent, and a page that is loaded again says how far it came.
 */
export function useRowRun<Row extends { row: number }, Result>() {
  const { pathname } = useLocation();
  const [sent, setSent] = useState<SentRows<Row, Result>>(new Map());
  const [running, setRunning] = useState(false);
  const stopped = useRef(false);

  const run = useCallback(
    async (
      rows: readonly Row[],
      send: (row: Row) => Promise<SentRow<Row, Result>>,
      label: string,
    ) => {
      stopped.current = false;
      setRunning(true);
      const stop = () => {
        stopped.current = true;
      };
      const job = startBrowserJob({ kind: 'IMPORT', label, route: pathname, stop });
      let done = 0;
      for (const row of rows) {
        if (stopped.current) break;
        const one = await send(row);
        setSent((all) => new Map(all).set(row.row, one));
        done += 1;
        job.progress(done, rows.length);
      }
      if (done === rows.length) job.done();
      else job.failed();
      setRunning(false);
    },
    [pathname],
  );
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);

  return { run, stop, running, sent };
}
