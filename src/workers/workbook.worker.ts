import { CFB, utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { EXPORT } from '../domain/settings';
import type { FromWorkbook, SheetColumn, ToWorkbook, WireCell } from './workbookProtocol';

/** Day 0 of a spreadsheet's calendar, in milliseconds since 1970. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

let name = '';
let columns: SheetColumn[] = [];
let rows: (CellObject | undefined)[][] = [];

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToWorkbook>) => void) | null;
  postMessage: (message: FromWorkbook, transfer?: Transferable[]) => void;
};

scope.onmessage = ({ data }) => {
  try {
    if (data.type === 'start') start(data.sheet, data.columns);
    else if (data.type === 'rows') for (const row of data.rows) rows.push(row.map(cell));
    else finish();
  } catch (error) {
    scope.postMessage({
      type: 'failed',
      message: error instanceof Error ? error.message : String(error),
    });
  }
};

function start(sheet: string, declared: SheetColumn[]) {
  // Excel allows 31 characters in a sheet's name, and not these.
  name = sheet.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
  columns = declared;
  rows = [declared.map(({ label }): CellObject => ({ t: 's', v: label }))];
}

/** Text stays text whatever it looks like: a typed cell is never read as a formula (docs/domain/input.md 7.2). */
function cell(value: WireCell): CellObject | undefined {
  // Empty cells are left out: the writer reads a null as a cell.
  if (value === null) return undefined;
  if (typeof value === 'string') {
    const long = value.length > EXPORT.maxCellLength;
    return { t: 's', v: long ? `${value.slice(0, EXPORT.maxCellLength - 1)}…` : value };
  }
  if ('n' in value) return { t: 'n', v: value.n, z: value.z };
  return { t: 'n', v: (Date.parse(`${value.d.replace(' ', 'T')}Z`) - EPOCH) / DAY, z: value.z };
}

function finish() {
  const sheet: WorkSheet = {
    '!data': rows as CellObject[][],
    '!ref': utils.encode_range({
      s: { r: 0, c: 0 },
      e: { r: rows.length - 1, c: columns.length - 1 },
    }),
    '!cols': columns.map(({ width }) => ({ wch: width })),
    '!autofilter': {
      ref: utils.encode_range({
        s: { r: 0, c: 0 },
        e: { r: rows.length - 1, c: columns.length - 1 },
      }),
    },
  };
  const file = write(
    { SheetNames: [name], Sheets: { [name]: sheet } },
    { type: 'array', bookType: 'xlsx', compression: true },
  ) as ArrayBuffer;
  rows = [];
  const frozen = withFrozenHead(file);
  scope.postMessage({ type: 'done', file: frozen }, [frozen]);
}

const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN_VIEW =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';

/** The file with its head in sight however far is scrolled: SheetJS's free edition writes no panes, so the sheet's view is replaced. */
function withFrozenHead(file: ArrayBuffer): ArrayBuffer {
  const parts = CFB.read(new Uint8Array(file), { type: 'buffer' });
  const sheet = CFB.find(parts, '/xl/worksheets/sheet1.xml');
  if (!sheet) return file;
  const xml = new TextDecoder().decode(Uint8Array.from(sheet.content as Iterable<number>));
  const view = xml.indexOf(VIEW);
  if (view < 0) return file;
  sheet.content = new TextEncoder().encode(xml.replace(VIEW, FROZEN_VIEW)) as never;
  const written = CFB.write(parts, {
    type: 'array',
    fileType: 'zip',
    compression: true,
  } as never) as unknown as Uint8Array;
  return Uint8Array.from(written).buffer;
}
