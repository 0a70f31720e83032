import type { ReactNode } from 'react';
import { DataTable } from './DataTable';

export interface PlainRow {
  key: string | number;
  cells: readonly ReactNode[];
}

interface Props {
  /** What the table is, for who cannot see it. */
  label: string;
  heads: readonly string[];
  rows: readonly PlainRow[];
  /** Places of the columns with figures, from 0. */
  figures?: readonly number[];
}

/** A table whose cells are given row by row: long texts wrap, nothing of them is cut off. */
export const PlainTable = ({ label, heads, rows, figures = [] }: Props) => (
  <DataTable
    caption={label}
    wrap
    columns={heads.map((head, at) => ({
      key: head,
      head,
      numeric: figures.includes(at),
      cell: ({ cells }: PlainRow) => cells[at],
    }))}
    rows={rows}
    keyOf={({ key }) => key}
    rowProps={({ key }) => ({ 'data-row': key })}
  />
);
