import { read, SSF, type CellObject } from 'xlsx';
import { numberText } from '../domain/imports/lostDigits';
import { EXPORT } from '../domain/settings';
import type { FromReader } from './readSheetProtocol';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ArrayBuffer>) => void) | null;
  postMessage: (message: FromReader) => void;
};

scope.onmessage = ({ data }) => {
  try {
    const rows = rowsOf(data);
    const tooLong = rows.length > EXPORT.maxImportRows + 1;
    scope.postMessage(tooLong ? { type: 'failed', reason: 'tooLong' } : { type: 'read', rows });
  } catch {
    scope.postMessage({ type: 'failed', reason: 'unreadable' });
  }
};

/** The first sheet as text; empty rows are left out. */
function rowsOf(data: ArrayBuffer): string[][] {
  const options = { raw: true, dense: true, cellNF: true, sheetRows: EXPORT.maxImportRows + 2 };
  const book = isWorkbook(data)
    ? read(data, { ...options, type: 'array' })
    : read(textOf(data), { ...options, type: 'string' });
  const cells = book.Sheets[book.SheetNames[0]]['!data'] ?? [];
  return cells
    .map((row) => Array.from(row, (cell: CellObject | undefined) => cellText(cell)))
    .filter((row) => row.some((text) => text !== ''));
}

/** A workbook is a zip file. */
function isWorkbook(data: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(data, 0, Math.min(2, data.byteLength));
  return first === 0x50 && second === 0x4b;
}

/** Text files come in UTF-8, or from older office programs in the Cyrillic code page of Windows. */
function textOf(data: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return new TextDecoder('windows-1251').decode(data);
  }
}

/** Dates as YYYY-MM-DD, numbers with all the digits that the file has, everything else unchanged. */
function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (cell.t !== 'n') return String(cell.v).trim();
  if (!SSF.is_date(String(cell.z ?? ''))) return numberText(Number(cell.v));
  const { y, m, d } = SSF.parse_date_code(Number(cell.v)) as { y: number; m: number; d: number };
  return [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join(
    '-',
  );
}
