import { useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { saveFile } from '../../../framework/export/saveFile';
import { useFieldLabel } from '../../../framework/useLabels';
import { useTellError } from '../../../dataProviders/useTellError';
import { movementsOf, type StatementRecord } from './StatementBody';
import { Button } from '../../../ui/Button/Button';

/** Takes the movements of a statement away as a workbook; raw amounts, never the rounded ones. */
export function ExportStatement() {
  const record = useRecordContext<StatementRecord>();
  const translate = useTranslate();
  const label = useFieldLabel('customers/statement');
  const notify = useNotify();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  if (!record) return null;
  const rows = movementsOf(record);
  const start = async () => {
    setBusy(true);
    try {
      const { exportStatement } = await import('./exportStatement');
      saveFile(
        await exportStatement(rows, String(record.code), label),
        `customer-statement-${record.id}`,
      );
      notify('toast.exported', { type: 'success', key: 'excel' });
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      disabled={busy}
      aria-disabled={rows.length === 0 || undefined}
      title={rows.length === 0 ? translate('excel.empty') : undefined}
      onClick={() => rows.length > 0 && void start()}
    >
      {translate('action.export_excel')}
    </Button>
  );
}
