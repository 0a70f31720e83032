import { useState } from 'react';
import type { MessageKey } from '../../i18n/Catalogue';
import { guessMapping, type ImportColumn, type Mapping } from '../../domain/imports/columns';
import { FILE } from '../../domain/settings';
import { readSheet, SheetError } from '../../workers/readSheet';

/** What is wrong with the file: a message key. */
export interface FileTrouble {
  key: MessageKey;
  values?: Record<string, string>;
}

/** The file of an import: read in a worker, its columns found by their headings; they may be chosen otherwise. */
export function useSheetFile<K extends string>(columns: readonly ImportColumn<K>[]) {
  const [file, setFile] = useState<{ name: string; sheet: string[][] }>();
  const [mapping, setMapping] = useState({} as Mapping<K>);
  const [trouble, setTrouble] = useState<FileTrouble>();

  const choose = async (chosen: File) => {
    setTrouble(undefined);
    const wrong = troubleOf(chosen);
    if (wrong) return setTrouble(wrong);
    try {
      const sheet = await readSheet(chosen);
      if (sheet.length < 2) return setTrouble({ key: 'sheet.file.empty' });
      setFile({ name: chosen.name, sheet });
      setMapping(guessMapping(sheet[0], columns));
    } catch (error) {
      const reason = error instanceof SheetError ? error.reason : 'unreadable';
      setTrouble({ key: `sheet.file.${reason}` });
    }
  };

  return { file, headings: file?.sheet[0] ?? [], mapping, setMapping, trouble, choose };
}

function troubleOf({ name, size }: File): FileTrouble | undefined {
  if (!/\.(xlsx|csv)$/i.test(name))
    return { key: 'validation.file_type', values: { types: 'xlsx, csv' } };
  if (size > FILE.maxBytes) return { key: 'validation.file_size', values: { size: '3' } };
  return size === 0 ? { key: 'sheet.file.empty' } : undefined;
}
