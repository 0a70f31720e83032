import { Suspense, lazy, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { SheetFooter } from '../../../framework/import/SheetFooter';
import { typedCount } from '../../../framework/record/actionAnswers';
import { displayError } from '../../../framework/record/displayError';
import type { BatchRow, batchTotals, ReadRow } from '../../../domain/batchPayment/batchRows';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { useTellError } from '../../../dataProviders/useTellError';
import { saveResult } from './saveResult';
import type { useBatchRun } from './useBatchRun';
import type { BatchReceipt, useBatchStart } from './useBatchStart';

const ConfirmDialog = lazy(() =>
  import('../../../ui/ConfirmDialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
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

/** The actions of a batch, with its question before the first payment is booked. */
export function BatchFooter({
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
  const [asked, setAsked] = useState(false);
  const { sent, booked } = run;

  const tryOut = form.handleSubmit((values) => start.tryOut(String(values.batchCode), sendable));
  const book = async (which: readonly BatchRow[]) => {
    const { batchCode = '', payer = '', receiptAmount = '0' } = receipt;
    const batch = await start.register({
      batchCode,
      payer,
      receiptAmount,
      fileName,
      // All rows of the file: one that was corrected afterwards goes on where the batch stopped.
      rowCount: rows.length,
    });
    await run.run(batch.id, which);
  };
  const ready = sendable.length > 0 && totals.agrees && start.tried.size > 0;
  const label = translate('batch.book');
  return (
    <SheetFooter
      rows={sendable}
      run={run}
      tryOut={sendable.length > 0 ? tryOut : undefined}
      ask={ready ? () => setAsked(true) : undefined}
      askLabel={label}
      send={(which) => void book(which).catch(tellError)}
      save={
        sent.size > 0
          ? () => void saveResult(rows, { sent, booked }, translate).catch(tellError)
          : undefined
      }
      onClose={onClose}
    >
      {asked && (
        <Suspense>
          <ConfirmDialog
            open
            kind="consequence"
            irreversible
            title={`${label}: ${receipt.batchCode ?? ''}`}
            confirmLabel={label}
            changes={[
              {
                label: translate('batch.totals.total'),
                before: null,
                after: <MoneyText value={totals.total} />,
              },
              { label: translate('batch.totals.rows'), before: null, after: sendable.length },
            ]}
            typed={typedCount(sendable.length, translate)}
            tell={(error) => displayError(error, translate)}
            onConfirm={() => book(sendable)}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </SheetFooter>
  );
}
