import { useTranslate } from '../../../i18n/useTranslate';
import { Dialog, DialogContent, DialogTitle } from '../../../ui/Dialog/Dialog';
import { Form } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ErrorSummary } from '../../../framework/form/ErrorSummary';
import { GuardNote } from '../../../framework/record/GuardNote';
import { FormSections } from '../../../framework/form/FormSections';
import { useSchemaForm } from '../../../framework/form/useSchemaForm';
import { MappingFields } from '../../../framework/import/MappingFields';
import { SheetFileField } from '../../../framework/import/SheetFileField';
import {
  BATCH_COLUMNS,
  IDENTIFIERS,
  batchTotals,
  isSendable,
  type BatchColumn,
} from '../../../domain/batchPayment/batchRows';
import { recordSchema } from '../../../entity/validate';
import entity from './batchPayment.entity';
import { BatchFooter } from './BatchFooter';
import { BatchRows } from './BatchRows';
import { BatchTotals } from './BatchTotals';
import { useBatchFile } from './useBatchFile';
import { useBatchRun } from './useBatchRun';
import { useBatchStart, type BatchReceipt } from './useBatchStart';
import { Stack } from '../../../ui/Stack/Stack';

const schema = recordSchema(entity);
const labelOf = (column: BatchColumn) => `batch.columns.${column}` as const;

/**
 * Payments of many borrowers from one receipt of the bank (docs/domain/lending.md 8.7): file, columns, check of each
 * row, dry run, and the booking as a job of the gateway. Nothing typed or chosen is lost when a row or a call fails.
 */
export function BatchPaymentDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const run = useBatchRun();
  const validation = useSchemaForm(schema);
  const [held, setHeld] = useState(false);
  const close = () => {
    run.leave();
    onClose();
  };
  return (
    <Dialog width="lg" onClose={held ? undefined : close}>
      <Form {...validation} disableInvalidFormNotification noValidate>
        <DialogTitle>{translate('batch.title')}</DialogTitle>
        <Steps run={run} onClose={close} onHold={setHeld} />
      </Form>
    </Dialog>
  );
}

interface StepsProps {
  run: ReturnType<typeof useBatchRun>;
  onClose: () => void;
  onHold: (held: boolean) => void;
}

function Steps({ run, onClose, onHold }: StepsProps) {
  const source = useBatchFile();
  const { rows, file } = source;
  const receipt = useWatch() as Partial<BatchReceipt>;
  const start = useBatchStart();
  const sendable = useMemo(() => rows.filter(isSendable).map(({ row }) => row), [rows]);
  const totals = useMemo(
    () => batchTotals(rows, String(receipt.receiptAmount ?? '0')),
    [receipt.receiptAmount, rows],
  );
  const begun = run.sent.size > 0 || run.running;
  const choose = useCallback(
    async (chosen: File) => {
      start.forget();
      onHold(true);
      await source.choose(chosen);
    },
    [onHold, source, start],
  );
  return (
    <>
      <DialogContent>
        <ErrorSummary from={2} />
        <Stack gap={16} inert={begun}>
          <GuardNote guard={entity.guards?.create} />
          <FormSections entity={entity} only={['receipt']} disabled={begun} />
          <SheetFileField
            columns={BATCH_COLUMNS}
            oneOf={IDENTIFIERS}
            labelOf={labelOf}
            what="loans-batch-payment"
            name={file?.name}
            trouble={source.trouble}
            onChoose={choose}
          />
          {file && (
            <MappingFields
              columns={BATCH_COLUMNS}
              labelOf={labelOf}
              problems={source.problems}
              headings={source.headings}
              mapping={source.mapping}
              onChange={(mapping) => {
                start.forget();
                source.setMapping(mapping);
              }}
            />
          )}
        </Stack>
        {rows.length > 0 && (
          <>
            <BatchTotals rows={rows} totals={totals} tried={start.tried} booked={run.booked} />
            <BatchRows rows={rows} tried={start.tried} sent={run.sent} booked={run.booked} />
          </>
        )}
      </DialogContent>
      <BatchFooter
        rows={rows}
        sendable={sendable}
        totals={totals}
        fileName={file?.name ?? ''}
        receipt={receipt}
        start={start}
        run={run}
        onClose={onClose}
      />
    </>
  );
}
