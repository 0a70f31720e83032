import type { DataProvider, Identifier, RaRecord, SortPayload } from 'ra-core';
import { dayOf, instantToWallTime } from '../../domain/dates';
import { checkExport } from '../../domain/reconcile/countChecks';
import { EXPORT } from '../../domain/settings';
import { ExportNames } from './ExportNames';
import { NAME_COLUMN, type AnyEntity } from '../../entity/entity';
import { isBlank, listedValue, optionsOf, type Field, type Translate } from '../../entity/Field';
import { anyRecordText, type AnyRecordOptions } from '../../fields/reference/schema';
import { startWorkbook } from '../../workers/workbook';
import { headingOf, isNumeric } from '../list/columns';
import { represent } from '../../entity/represent';
import type { SheetColumn, WireCell } from '../../workers/workbookProtocol';

interface ExportRequest {
  entity: AnyEntity;
  columns: readonly string[];
  label: (field: string) => string;
  translate: Translate;
  /** Language of names. */
  locale: string;
  dataProvider: DataProvider;
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
  signal: AbortSignal;
  /** Rows written so far, of how many. */
  onProgress: (done: number, total: number) => void;
}

/** Longest run of work before the page gets its turn, in milliseconds. */
const SLICE = 12;

/**
 * Writes every row of the current filter into a workbook: the shown columns, with labels and formats. Complete or
 * nothing: a page that fails rejects the whole (docs/domain/input.md 7.1). Resolves to undefined when there is no row, to
 * `changed` when the list became another one meanwhile: a file of it would not be the list (R19, docs/domain/money.md 9.1).
 */
export async function exportList(request: ExportRequest): Promise<Blob | 'changed' | undefined> {
  const { entity, columns, signal, onProgress } = request;
  const name = request.translate(`resources.${entity.name}.name`, { smart_count: 2 });
  const first = await page(request, 1);
  const total = first.total ?? first.data.length;
  if (total === 0) return undefined;
  const names = new ExportNames(request.dataProvider, columns, entity.fields, request.locale);
  const sheet = columns.flatMap((column) => sheetColumns(request, column, names));
  const workbook = startWorkbook(
    name,
    sheet.map(({ label, width }) => ({ label, width })),
  );
  const pace = new Pace();
  try {
    let done = 0;
    const written = new Set<Identifier>();
    for (let number = 1; done < total; number += 1) {
      const { data } = number === 1 ? first : await page(request, number);
      if (data.length === 0) break;
      await names.learn(data, signal);
      await append(data, sheet, workbook.append, pace);
      for (const { id } of data) written.add(id);
      done += data.length;
      onProgress(done, total);
      signal.throwIfAborted();
    }
    // A list that changed between two pages would leave records out, or have one twice.
    if (!checkExport(written.size, total).ok) {
      workbook.cancel();
      return 'changed';
    }
    return await workbook.finish();
  } catch (error) {
    workbook.cancel();
    throw error;
  }
}

const page = ({ dataProvider, entity, filter, sort, signal }: ExportRequest, number: number) =>
  dataProvider.getList(entity.name, {
    pagination: { page: number, perPage: EXPORT.pageSize },
    sort,
    filter,
    signal,
  });

/** Counts how long the page has been kept busy, over all pages of the list, and gives it its turn. */
class Pace {
  private started = performance.now();

  get isDue(): boolean {
    return performance.now() - this.started >= SLICE;
  }

  async rest(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.started = performance.now();
  }
}

/** A column of the workbook: its heading, its width in characters, and its cell of a record. */
interface ExportedColumn extends SheetColumn {
  cell: (record: RaRecord) => WireCell;
}

/** A column of the list as it is in the workbook; of a state its name, and beside it its code in a column of its own. */
function sheetColumns(
  { entity, label: labelOf, translate }: ExportRequest,
  column: string,
  names: ExportNames,
): ExportedColumn[] {
  const label = headingOf(entity, column, labelOf, translate);
  if (column === NAME_COLUMN)
    return [{ label, width: WIDE, cell: (record) => represent(entity.name, record) }];
  const field = entity.fields[column];
  const cell = (record: RaRecord) => {
    const value = listedValue(field, record[column], record);
    const { nameField } = optionsOf<AnyRecordOptions>(field);
    if (nameField !== undefined && !isBlank(value))
      return anyRecordText(value, record[nameField], translate);
    return names.inCell(field, value) ?? wireCell(field, value, translate);
  };
  const shown = { label, width: isNumeric(entity, column) ? NARROW : WIDE, cell };
  const { kind, options } = field;
  if (!kind.hasCode?.(options as never)) return [shown];
  const code = (record: RaRecord): WireCell => {
    // Without a name there is nothing that has a code.
    if (cell(record) === null) return null;
    const own = kind.codeOf?.(record[column] as never, options as never) ?? null;
    return typeof own === 'number' ? { n: own, z: '0' } : own;
  };
  return [shown, { label: translate('excel.code_of', { label }), width: NARROW, cell: code }];
}

/** Widths of columns: of words, of figures and codes. */
const WIDE = 24;
const NARROW = 16;

async function append(
  records: readonly RaRecord[],
  columns: readonly ExportedColumn[],
  send: (rows: WireCell[][]) => void,
  pace: Pace,
) {
  let rows: WireCell[][] = [];
  for (const record of records) {
    rows.push(columns.map(({ cell }) => cell(record)));
    if (!pace.isDue) continue;
    send(rows);
    rows = [];
    await pace.rest();
  }
  send(rows);
}

/** A field's value as a cell, by its kind: numbers as numbers, identifiers as text, dates in Ulaanbaatar's time. */
export function wireCell(field: Field, value: unknown, translate: Translate): WireCell {
  const { kind } = field;
  // Of some lists of values nothing is one of them.
  if (isBlank(value) && (kind.name !== 'choice' || kind.several)) return null;
  const cell = kind.toSheet(value as never, field.options as never, translate);
  if (cell.value === null || cell.value === '') return null;
  if (cell.type === 'n') return { n: Number(cell.value), z: cell.format };
  const text = String(cell.value);
  if (cell.type === 's') return text;
  const wall = instantToWallTime(text) ?? dayOf(text);
  return wall ? { d: wall, z: cell.format ?? 'yyyy-mm-dd' } : text;
}
