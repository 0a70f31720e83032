import { memo, type HTMLAttributes, type ReactNode, type TdHTMLAttributes } from 'react';
import { cx } from '../cx';
import text from '../Text/Text.module.css';
import { Table, TableFrame } from './Table';
import styles from './Table.module.css';

type Marks = { [data: `data-${string}`]: unknown };

/** A column of a table. */
export interface Column<R> {
  key: string;
  /** Heading, amounts with their unit: "Principal, ₮". */
  head: ReactNode;
  cell: (row: R, at: number) => ReactNode;
  /** Figures: right, digit under digit. */
  numeric?: boolean;
  /**
   * Long text: it takes several lines, and the table scrolls before they become too short. `head`: the heading alone is
   * longer than its values, and takes several lines.
   */
  long?: boolean | 'head';
  /** The cell names its row. */
  isName?: boolean;
  /** What the row is looked at for (a verdict, a difference): in sight at the right edge however wide the table is. */
  decides?: boolean;
  /** Buttons of the row, at its end. */
  actions?: boolean;
  /** Attributes of a cell: the exact amount as its title, its language. */
  cellProps?: (row: R) => TdHTMLAttributes<HTMLTableCellElement> & Marks;
}

/** A row of sums: what it shows in a column, by the column's key. The first of them names the row. */
export type Sums = Readonly<Record<string, ReactNode>>;

/**
 * What sets a row apart: its two sides differ, it is a balance at the edge of a period, it was taken back, it is late,
 * it is due today.
 */
export type RowState = 'differs' | 'edge' | 'gone' | 'late' | 'due';

interface RowOptions<R> {
  stateOf?: (row: R) => RowState | undefined;
  /** Attributes of a row: that it is the current one, marks for tests. */
  rowProps?: (row: R) => HTMLAttributes<HTMLTableRowElement> & Marks;
}

interface DataTableProps<R> extends RowOptions<R> {
  /** What the table is: its name for screen readers, and with `captioned` shown above it. */
  caption: string;
  captioned?: boolean;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R, at: number) => string | number;
  /** What a period began with, above its rows. */
  before?: Sums;
  /** Rows of sums below. */
  sums?: readonly Sums[];
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  /** In a text or a dialog: no ground below the heads, no distance from the edge. */
  inner?: boolean;
  /** Cells are as high as their text instead of one line. */
  wrap?: boolean;
  /** It scrolls in itself when it is higher than the window; head and sums stay in sight. */
  tall?: boolean;
  className?: string;
  'data-part'?: string;
}

/**
 * The one table for records and rows: columns say what their cells hold. A row is drawn again only when it or the
 * columns change, so a caller with hundreds of rows keeps `columns` (`useMemo`).
 * @example
 * <DataTable caption="Movements" rows={rows} keyOf={({ id }) => id}
 *   columns={[{ key: 'debit', head: 'Debit, ₮', numeric: true, cell: ({ debit }) => formatMoney(debit) }]}
 *   sums={[{ date: 'Total', debit: '1,250.00' }]} />
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, captioned, columns, rows, keyOf, stateOf, rowProps, ...rest } = props;
  const { before, sums = [], empty, tall, className, ...table } = rest;
  const hasHeads = columns.some(({ head }) => head);
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <TableFrame label={caption} tall={tall} className={className}>
      <Table
        {...table}
        aria-label={captioned ? undefined : caption}
        caption={captioned && caption}
        captioned
      >
        {hasHeads && (
          <thead>
            <tr>
              {columns.map((column) =>
                column.head ? (
                  <th key={column.key} scope="col" className={lookOf(column, true)}>
                    {column.head}
                  </th>
                ) : (
                  <td key={column.key} />
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {before && <SumRow columns={columns} sums={before} state="edge" />}
          {rows.map((row, at) => (
            <Row key={keyOf(row, at)} {...{ columns, row, at, stateOf, rowProps }} />
          ))}
        </tbody>
        {sums.length > 0 && (
          <tfoot>
            {sums.map((one, at) => (
              <SumRow key={at} columns={columns} sums={one} />
            ))}
          </tfoot>
        )}
      </Table>
    </TableFrame>
  );
}

/** Classes of a column: of its heading, of its cells. */
const lookOf = <R,>(
  { numeric, long, actions, decides }: Column<R>,
  isHead = false,
): string | undefined =>
  cx(
    numeric && text.num,
    (isHead ? long : long === true) && styles.long,
    actions && styles.actions,
    decides && styles.decides,
  ) || undefined;

interface RowProps<R> extends RowOptions<R> {
  columns: readonly Column<R>[];
  row: R;
  at: number;
}

function PlainRow<R>({ columns, row, at, stateOf, rowProps }: RowProps<R>) {
  return (
    <tr data-state={stateOf?.(row)} {...rowProps?.(row)}>
      {columns.map((column) => {
        const { className, ...attributes } = column.cellProps?.(row) ?? {};
        const cell = {
          ...attributes,
          className: cx(lookOf(column), className) || undefined,
          children: column.cell(row, at),
        };
        return column.isName ? (
          <th key={column.key} scope="row" {...cell} />
        ) : (
          <td key={column.key} {...cell} />
        );
      })}
    </tr>
  );
}

const Row = memo(PlainRow) as typeof PlainRow;

/** The name of the sums reaches as far as the first of them. */
function SumRow<R>({
  columns,
  sums,
  state,
}: {
  columns: readonly Column<R>[];
  sums: Sums;
  state?: RowState;
}) {
  const filled = columns.flatMap(({ key }, at) => (sums[key] === undefined ? [] : [at]));
  const [name = 0, next = columns.length] = filled;
  return (
    <tr data-state={state}>
      {columns.slice(0, name).map(({ key }) => (
        <td key={key} />
      ))}
      <th scope="row" colSpan={next - name}>
        {sums[columns[name].key]}
      </th>
      {columns.slice(next).map((column) => (
        <td key={column.key} className={lookOf(column)}>
          {sums[column.key]}
        </td>
      ))}
    </tr>
  );
}
