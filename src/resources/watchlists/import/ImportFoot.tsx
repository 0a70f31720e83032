import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { toldOf } from '../../../crud/record/toldOf';
import { ConfirmDialog } from '../../../ui/base/ConfirmDialog';
import { useTellError } from '../../../ui/toast/useTellError';
import { saveImport } from './saveImport';
import type { useImportRun } from './useImportRun';
import { isSendable, type ReadWatchRow } from './watchRows';

interface Props {
  rows: readonly ReadWatchRow[];
  run: ReturnType<typeof useImportRun>;
  onClose: () => void;
}

/** The acts of an import in their order: dry run, import, another try for what failed, the file with the results. */
export function ImportFoot({ rows, run, onClose }: Props) {
  const translate = useTranslate();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const { sent, tried, running } = run;
  const valid = rows.filter(isSendable).map(({ row }) => row);
  // What the dry run refused would be refused again.
  const sendable = valid.filter(({ row }) => tried.get(row)?.outcome !== 'REFUSED');
  const failed = sendable.filter(({ row }) => {
    const one = sent.get(row);
    return one !== undefined && 'failure' in one;
  });
  const rest = sendable.filter(({ row }) => !sent.has(row));
  const tryOut = async () => {
    setBusy(true);
    await run.tryOut(valid).catch(tellError);
    setBusy(false);
  };
  const begun = sent.size > 0;
  return (
    <>
      <span className="u-muted" role="status">
        {(running || begun) &&
          translate('sheet.progress', { done: sent.size, of: sendable.length })}
      </span>
      {tried.size > 0 && !running && (
        <button
          type="button"
          className="u-button"
          onClick={() => void saveImport(rows, tried, sent, translate)}
        >
          {translate('sheet.result')}
        </button>
      )}
      <button type="button" className="u-button" disabled={running} onClick={onClose}>
        {translate(begun ? 'action.dismiss' : 'action.cancel')}
      </button>
      {running && (
        <button type="button" className="u-button" onClick={run.stop}>
          {translate('action.stop')}
        </button>
      )}
      {!running && !begun && (
        <>
          <button
            type="button"
            className="u-button"
            disabled={busy || valid.length === 0}
            onClick={() => void tryOut()}
          >
            {translate(busy ? 'sheet.checking' : 'sheet.try')}
          </button>
          <button
            type="button"
            className="u-button"
            data-main
            disabled={busy || tried.size === 0 || sendable.length === 0}
            onClick={() => setAsked(true)}
          >
            {translate('watch.import.run')}
          </button>
        </>
      )}
      {!running && begun && rest.length > 0 && (
        <button type="button" className="u-button" data-main onClick={() => void run.run(rest)}>
          {translate('sheet.go_on', { count: rest.length })}
        </button>
      )}
      {!running && begun && failed.length > 0 && (
        <button type="button" className="u-button" onClick={() => void run.run(failed)}>
          {translate('sheet.again', { count: failed.length })}
        </button>
      )}
      {asked && (
        <ConfirmDialog
          open
          kind="yes-no"
          title={translate('watch.import.run')}
          confirmLabel={translate('watch.import.run')}
          tell={(error) => toldOf(error, translate)}
          onConfirm={() => void run.run(sendable)}
          onClose={() => setAsked(false)}
        >
          {translate('watch.import.question', { smart_count: sendable.length })}
        </ConfirmDialog>
      )}
    </>
  );
}
