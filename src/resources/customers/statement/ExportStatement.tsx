import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSaveSheet } from '../../../framework/export/useSaveSheet';
import { useFieldLabel } from '../../../framework/useLabels';
import { movementsOf, type StatementRecord } from './StatementBody';
import { Button } from '../../../ui/Button/Button';

/** Takes the movements of a statement away as a workbook; raw amounts, never the rounded ones. */
export function ExportStatement() {
  const record = useRecordContext<StatementRecord>();
  const translate = useTranslate();
  const label = useFieldLabel('customers/statement');
  const { isBusy, save } = useSaveSheet();
  if (!record) return null;
  const rows = movementsOf(record);
  const make = async () => {
    const { exportStatement } = await import('./exportStatement');
    return exportStatement(rows, String(record.code), label);
  };
  return (
    <Button
      disabled={isBusy}
      aria-disabled={rows.length === 0 || undefined}
      title={rows.length === 0 ? translate('excel.empty') : undefined}
      onClick={() => rows.length > 0 && void save(`customer-statement-${record.id}`, make)}
    >
      {translate('action.export_excel')}
    </Button>
  );
}
