import { useMemo, useState } from 'react';
import {
  BATCH_COLUMNS,
  identifies,
  readBatchRows,
  type BatchColumn,
  type ReadRow,
} from '../../../domain/batchPayment/batchRows';
import { today } from '../../../domain/clock';
import { guessMapping, missingColumns, type Mapping } from '../../../domain/imports/columns';
import { FILE } from '../../../domain/settings';
import { readSheet, SheetError } from '../../../workers/readSheet';

/** What is wrong with the file: a message key. */
type FileTrouble = { key: string; values?: Record<string, string> };

/** The file of a batch: read, its columns found, its rows judged. The columns may be chosen otherwise. */
export function useBatchFile() {
  const [file, setFile] = useState<{ name: string; sheet: string[][] }>();
  const [mapping, setMapping] = useState<Mapping<BatchColumn>>({});
  const [trouble, setTrouble] = useState<FileTrouble>();

  const choose = async (chosen: File) => {
    setTrouble(undefined);
    const wrong = troubleOf(chosen);
    if (wrong) return setTrouble(wrong);
    try {
      const sheet = await readSheet(chosen);
      if (sheet.length < 2) return setTrouble({ key: 'batch.file.empty' });
      setFile({ name: chosen.name, sheet });
      setMapping(guessMapping(sheet[0], BATCH_COLUMNS));
    } catch (error) {
      const reason = error instanceof SheetError ? error.reason : 'unreadable';
      setTrouble({ key: `batch.file.${reason}` });
    }
  };

  const complete = missingColumns(BATCH_COLUMNS, mapping).length === 0 && identifies(mapping);
  const rows = useMemo(
    (): ReadRow[] => (file && complete ? readBatchRows(file.sheet.slice(1), mapping, today()) : []),
    [complete, file, mapping],
  );
  const headings = file?.sheet[0] ?? [];
  return { file, headings, mapping, setMapping, trouble, choose, complete, rows };
}

function troubleOf({ name, size }: File): FileTrouble | undefined {
  if (!/\.(xlsx|csv)$/i.test(name))
    return { key: 'validation.file_type', values: { types: 'xlsx, csv' } };
  if (size > FILE.maxBytes) return { key: 'validation.file_size', values: { size: '3 MB' } };
  return size === 0 ? { key: 'batch.file.empty' } : undefined;
}
