import type { ReactNode } from 'react';
import './plainTable.css';

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

/** A small table that is read, not worked with: long texts wrap, nothing of them is cut off. */
export function PlainTable({ label, heads, rows, figures = [] }: Props) {
  const look = (at: number) => (figures.includes(at) ? 'u-num' : undefined);
  return (
    <div className="u-list-table u-plain-table" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" className={look(at)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} data-row={key}>
              {cells.map((cell, at) => (
                <td key={heads[at]} className={look(at)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
