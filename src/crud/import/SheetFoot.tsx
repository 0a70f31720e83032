import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useTellError } from '../../ui/toast/useTellError';
import type { SentRows } from './useRowRun';

interface Props<Row> {
  /** The rows that would be sent, in their order. */
  rows: readonly Row[];
  /** What is being sent and what has been. */
  run: { sent: SentRows<Row, unknown>; running: boolean; stop: () => void };
  /** Asks the gateway what it would do with the rows; undefined while there is nothing to ask. */
  tryOut?: () => Promise<unknown>;
  /** Opens the question before the first row is sent; undefined while the rows may not be sent. */
  ask?: () => void;
  /** Text of the button that opens it. */
  askLabel: string;
  /** Sends rows once more: those that were not reached, or those that failed. */
  send: (rows: readonly Row[]) => void;
  /** Writes the file of results; undefined while there are none. */
  save?: () => void;
  onClose: () => void;
  /** The question itself. */
  children: ReactNode;
}

/**
 * The acts of rows from a file in their order: dry run, sending, going on after a stop, another try for what failed, and
 * the file with the results. While rows are on their way, stopping is the only one.
 */
export function SheetFoot<Row extends { row: number }>(props: Props<Row>) {
  const { rows, run, tryOut, ask, askLabel, send, save, onClose, children } = props;
  const { sent, running, stop } = run;
  const translate = useTranslate();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const begun = sent.size > 0;
  const rest = rows.filter(({ row }) => !sent.has(row));
  const failed = rows.filter(({ row }) => {
    const one = sent.get(row);
    return one !== undefined && 'failure' in one;
  });
  const check = async () => {
    setBusy(true);
    await tryOut?.().catch(tellError);
    setBusy(false);
  };
  return (
    <>
      <span className="u-muted" role="status">
        {(running || begun) && translate('sheet.progress', { done: sent.size, of: rows.length })}
      </span>
      {save && !running && (
        <button type="button" className="u-button" onClick={save}>
          {translate('sheet.result')}
        </button>
      )}
      <button type="button" className="u-button" disabled={running} onClick={onClose}>
        {translate(begun ? 'action.dismiss' : 'action.cancel')}
      </button>
      {running && (
        <button type="button" className="u-button" onClick={stop}>
          {translate('action.stop')}
        </button>
      )}
      {!running && !begun && (
        <>
          <button
            type="button"
            className="u-button"
            disabled={busy || !tryOut}
            onClick={() => void check()}
          >
            {translate(busy ? 'sheet.checking' : 'sheet.try')}
          </button>
          <button
            type="button"
            className="u-button"
            data-main
            disabled={busy || !ask}
            onClick={ask}
          >
            {askLabel}
          </button>
        </>
      )}
      {!running && begun && rest.length > 0 && (
        <button type="button" className="u-button" data-main onClick={() => send(rest)}>
          {translate('sheet.go_on', { count: rest.length })}
        </button>
      )}
      {!running && begun && failed.length > 0 && (
        <button type="button" className="u-button" onClick={() => send(failed)}>
          {translate('sheet.again', { count: failed.length })}
        </button>
      )}
      {children}
    </>
  );
}
