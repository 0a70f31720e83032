import { useNotify } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { useTellError } from '../../dataProviders/useTellError';
import type { SentRows } from './useRowRun';
import { Button } from '../../ui/Button/Button';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';

interface Props<Row> {
  /** The rows that would be sent, in their order. */
  rows: readonly Row[];
  /** What is being sent and what has been. */
  run: { sent: SentRows; running: boolean; stop: () => void };
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
 * The actions of rows from a file in their order: dry run, sending, going on after a stop, another try for what failed, and
 * the file with the results. While rows are on their way they can be stopped, or left to the gateway.
 */
export function SheetFooter<Row extends { row: number }>(props: Props<Row>) {
  const { rows, run, tryOut, ask, askLabel, send, save, onClose, children } = props;
  const { sent, running, stop } = run;
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const begun = sent.size > 0;
  const rest = rows.filter(({ row }) => !sent.has(row));
  const failed = rows.filter(({ row }) => {
    const one = sent.get(row);
    return one !== undefined && one.outcome !== 'DONE';
  });
  const isWhole = begun && !running && rest.length === 0 && failed.length === 0;
  useEffect(() => {
    if (isWhole) notify('toast.uploaded', { type: 'success' });
  }, [isWhole, notify]);
  const check = async () => {
    setBusy(true);
    await tryOut?.().catch(tellError);
    setBusy(false);
  };
  return (
    <DialogFoot
      onCancel={onClose}
      cancelKey={begun || running ? 'action.close' : undefined}
      note={
        running || begun ? translate('sheet.progress', { done: sent.size, of: rows.length }) : ''
      }
    >
      {save && !running && <Button onClick={save}>{translate('sheet.result')}</Button>}
      {running && <Button onClick={stop}>{translate('action.stop')}</Button>}
      {!running && !begun && (
        <>
          <Button disabled={busy || !tryOut} onClick={() => void check()}>
            {translate(busy ? 'sheet.checking' : 'sheet.try')}
          </Button>
          <Button variant="primary" disabled={busy || !ask} onClick={ask}>
            {askLabel}
          </Button>
        </>
      )}
      {!running && begun && rest.length > 0 && (
        <Button variant="primary" onClick={() => send(rest)}>
          {translate('sheet.go_on', { count: rest.length })}
        </Button>
      )}
      {!running && begun && failed.length > 0 && (
        <Button onClick={() => send(failed)}>
          {translate('sheet.again', { count: failed.length })}
        </Button>
      )}
      {children}
    </DialogFoot>
  );
}
