import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx';
import text from '../Text/Text.module.css';
import { Table, TableFrame } from './Table';
import styles from './Table.module.css';

/** A column of a table. */
export interface Column<R> {
  key: string;
  /** Heading, amounts with their unit: "Principal, ₮". */
  head: ReactNode;
  cell: (row: R, at: number) => ReactNode;
  /** Figures: right, digit under digit. */
  numeric?: boolean;
  /** Long text: it takes several lines, and the table scrolls before they become too short. */
  long?: boolean;
  /** The cell names its row. */
  isName?: boolean;
  /** Buttons of the row, at its end. */
  acts?: boolean;
  /** Cell of the bottom line: a sum. */
  foot?: ReactNode;
}

interface DataTableProps<R> {
  /** What the table is; heard, and with `captioned` seen. */
  caption: string;
  captioned?: boolean;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R, at: number) => string | number;
  /** Attributes of a row: that it is the current one, its state. */
  rowProps?: (
    row: R,
  ) => HTMLAttributes<HTMLTableRowElement> & { [data: `data-${string}`]: unknown };
  /** Rows of sums below, where one cell a column does not say it. */
  foot?: ReactNode;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  inner?: boolean;
  wrap?: boolean;
  tall?: boolean;
  'data-part'?: string;
}

/** A table from data: columns say what stands in their cells. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, captioned, columns, rows, keyOf, rowProps, foot, empty, tall, ...table } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  const look = ({ numeric, long }: Column<R>) =>
    cx(numeric && text.num, long && styles.long) || undefined;
  return (
    <TableFrame label={caption} tall={tall}>
      <Table {...table} caption={caption} captioned={captioned}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={look(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={keyOf(row, at)} {...rowProps?.(row)}>
              {columns.map((column) =>
                column.isName ? (
                  <th key={column.key} scope="row" className={look(column)}>
                    {column.cell(row, at)}
                  </th>
                ) : (
                  <td key={column.key} className={look(column)}>
                    {column.cell(row, at)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.key} className={look(column)}>
                  {column.foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </Table>
    </TableFrame>
  );
}
