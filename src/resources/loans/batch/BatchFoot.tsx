import { useTranslate } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { toldOf } from '../../../crud/record/toldOf';
import type { BatchRow, batchTotals, ReadRow } from '../../../domain/batchPayment/batchRows';
import { MoneyText } from '../../../ui/base/MoneyText';
import { useTellError } from '../../../ui/toast/useTellError';
import { saveResult } from './saveResult';
import type { useBatchRun } from './useBatchRun';
import type { BatchReceipt, useBatchStart } from './useBatchStart';

const ConfirmDialog = lazy(() =>
  import('../../../ui/base/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

interface Props {
  rows: readonly ReadRow[];
  /** The rows that may be sent. */
  sendable: readonly BatchRow[];
  totals: ReturnType<typeof batchTotals>;
  fileName: string;
  receipt: Partial<BatchReceipt>;
  start: ReturnType<typeof useBatchStart>;
  run: ReturnType<typeof useBatchRun>;
  onClose: () => void;
}

/** The acts of a batch in their order: dry run, booking, another try for what failed, the file with the results. */
export function BatchFoot({
  rows,
  sendable,
  totals,
  fileName,
  receipt,
  start,
  run,
  onClose,
}: Props) {
  const translate = useTranslate();
  const tellError = useTellError();
  const form = useFormContext();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const { sent, running } = run;
  const failed = sendable.filter(({ row }) => {
    const one = sent.get(row);
    return one !== undefined && 'failure' in one;
  });
  const rest = sendable.filter(({ row }) => !sent.has(row));

  const tryOut = form.handleSubmit(async (values) => {
    setBusy(true);
    await start.tryOut(String(values.batchCode), sendable).catch(tellError);
    setBusy(false);
  });
  const book = async (which: readonly BatchRow[]) => {
    const { batchCode = '', payer = '', receiptAmount = '0' } = receipt;
    const batch = await start.register({
      batchCode,
      payer,
      receiptAmount,
      fileName,
      rowCount: sendable.length,
    });
    void run.run(batch.id, which);
  };
  const again = (which: readonly BatchRow[]) => void book(which).catch(tellError);
  const ready = sendable.length > 0 && totals.agrees && start.tried.size > 0;
  return (
    <>
      <span className="u-muted" role="status">
        {(running || sent.size > 0) &&
          translate('sheet.progress', { done: sent.size, of: sendable.length })}
      </span>
      {sent.size > 0 && !running && (
        <button
          type="button"
          className="u-button"
          onClick={() => void saveResult(rows, sent, translate)}
        >
          {translate('sheet.result')}
        </button>
      )}
      <button type="button" className="u-button" disabled={running} onClick={onClose}>
        {translate(sent.size > 0 ? 'action.dismiss' : 'action.cancel')}
      </button>
      {running ? (
        <button type="button" className="u-button" onClick={run.stop}>
          {translate('action.stop')}
        </button>
      ) : sent.size === 0 ? (
        <>
          <button
            type="button"
            className="u-button"
            disabled={busy || sendable.length === 0}
            onClick={() => void tryOut()}
          >
            {translate(busy ? 'sheet.checking' : 'sheet.try')}
          </button>
          <button
            type="button"
            className="u-button"
            data-main
            disabled={!ready || busy}
            onClick={() => setAsked(true)}
          >
            {translate('batch.book')}
          </button>
        </>
      ) : (
        <>
          {rest.length > 0 && (
            <button type="button" className="u-button" data-main onClick={() => again(rest)}>
              {translate('sheet.go_on', { count: rest.length })}
            </button>
          )}
          {failed.length > 0 && (
            <button type="button" className="u-button" onClick={() => again(failed)}>
              {translate('sheet.again', { count: failed.length })}
            </button>
          )}
        </>
      )}
      {asked && (
        <Suspense>
          <ConfirmDialog
            open
            kind="consequence"
            irreversible
            title={`${translate('batch.book')}: ${receipt.batchCode ?? ''}`}
            confirmLabel={translate('batch.book')}
            consequence={{
              code: String(sendable.length),
              codeLabel: translate('batch.totals.rows'),
              rows: [
                {
                  label: translate('batch.totals.total'),
                  before: null,
                  after: <MoneyText value={totals.total} />,
                },
                { label: translate('batch.totals.rows'), before: null, after: sendable.length },
              ],
            }}
            tell={(error) => toldOf(error, translate)}
            onConfirm={() => book(sendable)}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
