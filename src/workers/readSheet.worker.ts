import { read, SSF, type CellObject } from 'xlsx';
import { decodeText } from '../domain/imports/decodeText';
import { numberText } from '../domain/imports/lostDigits';
import { EXPORT } from '../domain/settings';
import type { FromReader, ToReader } from './readSheetProtocol';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToReader>) => void) | null;
  postMessage: (message: FromReader) => void;
};

scope.onmessage = ({ data: { data, keepsEmpty } }) => {
  if (isCompound(data)) return scope.postMessage({ type: 'failed', reason: 'locked' });
  try {
    const rows = rowsOf(data, keepsEmpty);
    const tooLong = rows.length > EXPORT.maxImportRows + 1;
    scope.postMessage(tooLong ? { type: 'failed', reason: 'tooLong' } : { type: 'read', rows });
  } catch {
    scope.postMessage({ type: 'failed', reason: 'unreadable' });
  }
};

/** The first sheet as text; empty rows are left out, unless rows are counted as the file has them. */
function rowsOf(data: ArrayBuffer, keepsEmpty: boolean): string[][] {
  const options = { raw: true, dense: true, cellNF: true, sheetRows: EXPORT.maxImportRows + 2 };
  const book = isWorkbook(data)
    ? read(data, { ...options, type: 'array' })
    : read(decodeText(data), { ...options, type: 'string' });
  const cells = book.Sheets[book.SheetNames[0]]['!data'] ?? [];
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  return Array.from(cells, (row) =>
    Array.from(row ?? [], (cell: CellObject | undefined) => cellText(cell, is1904)),
  ).filter((row) => keepsEmpty || row.some((text) => text !== ''));
}

/** A compound file: a workbook with a password, or one of an Excel before 2007, whatever its name says. */
function isCompound(data: ArrayBuffer): boolean {
  const start = new Uint8Array(data, 0, Math.min(4, data.byteLength));
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, place) => start[place] === byte);
}

/** A workbook is a zip file. */
function isWorkbook(data: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(data, 0, Math.min(2, data.byteLength));
  return first === 0x50 && second === 0x4b;
}

/** Dates as YYYY-MM-DD, by the calendar of the workbook, numbers with all the digits that the file has, everything else unchanged. */
function cellText(cell: CellObject | undefined, is1904: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (cell.t !== 'n') return String(cell.v).trim();
  if (!SSF.is_date(String(cell.z ?? ''))) return numberText(Number(cell.v));
  const { y, m, d } = SSF.parse_date_code(Number(cell.v), {
    date1904: is1904,
  }) as { y: number; m: number; d: number };
  return [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join(
    '-',
  );
}
