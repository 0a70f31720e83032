import { useCallback, useRef, useState } from 'react';

/** Why a row has no result. `unknown` = no answer, and nothing to be found out: it may be sent again under its key. */
export interface RowFailure {
  failure: 'refused' | 'unknown';
  message: string;
}

/** A row that was sent: its result, or why there is none. */
export type SentRow<Row, Result> = { row: Row; result: Result } | ({ row: Row } & RowFailure);

/** What was sent by the number of the row; the newest word of a row counts. */
export type SentRows<Row, Result> = ReadonlyMap<number, SentRow<Row, Result>>;

/** Sends the rows of a file one after another; a row that is refused does not hold up the others. */
export function useRowRun<Row extends { row: number }, Result>() {
  const [sent, setSent] = useState<SentRows<Row, Result>>(new Map());
  const [running, setRunning] = useState(false);
  const stopped = useRef(false);

  const run = useCallback(
    async (rows: readonly Row[], send: (row: Row) => Promise<SentRow<Row, Result>>) => {
      stopped.current = false;
      setRunning(true);
      for (const row of rows) {
        if (stopped.current) break;
        const one = await send(row);
        setSent((all) => new Map(all).set(row.row, one));
      }
      setRunning(false);
    },
    [],
  );
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);

  return { run, stop, running, sent };
}
