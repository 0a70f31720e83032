import { instantToWallTime } from '../../../domain/dates';
import { startWorkbook } from '../../../workers/workbook';
import type { WireCell } from '../../../workers/workbookProtocol';
import type { StatementMovement } from './statement.entity';

const money = (value: string): WireCell => ({ n: Number(value), z: '#,##0.00' });
const moment = (value: string): WireCell => {
  const wall = instantToWallTime(value);
  return wall ? { d: wall, z: 'yyyy-mm-dd hh:mm:ss' } : value;
};

/** Columns of the sheet in their order, each with its width and its cell. */
const COLUMNS: readonly {
  key: keyof StatementMovement;
  width: number;
  cell: (row: StatementMovement) => WireCell;
}[] = [
  { key: 'transactionDate', width: 20, cell: ({ transactionDate }) => moment(transactionDate) },
  { key: 'transactionDescription', width: 36, cell: (row) => row.transactionDescription ?? null },
  { key: 'counterpartAccount', width: 18, cell: (row) => row.counterpartAccount ?? null },
  { key: 'income', width: 16, cell: ({ income }) => money(income) },
  { key: 'expense', width: 16, cell: ({ expense }) => money(expense) },
  { key: 'balance', width: 16, cell: ({ balance }) => money(balance) },
];

/** The movements of a statement as a workbook. Rejects when the worker fails. */
export function exportStatement(
  rows: readonly StatementMovement[],
  code: string,
  label: (field: keyof StatementMovement) => string,
): Promise<Blob> {
  const workbook = startWorkbook(
    code,
    COLUMNS.map(({ key, width }) => ({ label: label(key), width })),
  );
  workbook.append(rows.map((row) => COLUMNS.map(({ cell }) => cell(row))));
  return workbook.finish();
}
