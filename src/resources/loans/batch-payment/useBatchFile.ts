import { useMemo } from 'react';
import type { MessageKey } from '../../../i18n/Catalogue';
import { useSheetFile } from '../../../framework/import/useSheetFile';
import {
  BATCH_COLUMNS,
  identifies,
  readBatchRows,
  type ReadRow,
} from '../../../domain/batchPayment/batchRows';
import { today } from '../../../domain/clock';
import { missingColumns } from '../../../domain/imports/columns';

/** The file of a batch with its rows judged. */
export function useBatchFile() {
  const source = useSheetFile(BATCH_COLUMNS);
  const { file, mapping } = source;
  const problems: MessageKey[] = [
    ...(identifies(mapping) ? [] : (['batch.mapping.nobody'] as const)),
    ...(missingColumns(BATCH_COLUMNS, mapping).length > 0
      ? (['batch.mapping.amount'] as const)
      : []),
  ];
  const complete = problems.length === 0;
  const rows = useMemo(
    (): ReadRow[] => (file && complete ? readBatchRows(file.sheet.slice(1), mapping, today()) : []),
    [complete, file, mapping],
  );
  return { ...source, problems, rows };
}
