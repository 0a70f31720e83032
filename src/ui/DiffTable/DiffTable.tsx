import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { MISSING } from '../../domain/money';
import { Table } from '../DataTable/Table';
import { cx } from '../cx';
import text from '../Text/Text.module.css';

/** One thing that changes. */
export interface Difference {
  label: ReactNode;
  before: ReactNode;
  after: ReactNode;
}

interface DiffTableProps {
  rows: readonly Difference[];
  /** What is compared; "Changes" without it. Seen only when it is given. */
  caption?: string;
  /** Heading of the first column; "What changes" without it. */
  what?: string;
}

const isNothing = (side: ReactNode): boolean =>
  side === null || side === undefined || side === '' || side === MISSING;

/** Without the rows that have nothing on either side; all of them where no other is left. */
function telling(rows: readonly Difference[]): readonly Difference[] {
  const held = rows.filter(({ before, after }) => !isNothing(before) || !isNothing(after));
  return held.length > 0 ? held : rows;
}

/**
 * What changes: before and after, side by side. What does not change is less prominent; what is missing before and
 * after is left out.
 */
export function DiffTable({ rows, caption, what }: DiffTableProps) {
  const translate = useTranslate();
  return (
    <Table
      inner
      caption={caption ?? translate('shell.confirm.changes')}
      captioned={caption !== undefined}
    >
      <thead>
        <tr>
          <th scope="col">{what ?? translate('shell.confirm.what')}</th>
          <th scope="col" className={text.num}>
            {translate('shell.confirm.before')}
          </th>
          <th scope="col" className={text.num}>
            {translate('shell.confirm.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {telling(rows).map(({ label, before, after }, at) => (
          <tr key={at}>
            <th scope="row">{label}</th>
            <td className={cx(text.num, text.muted)}>{before ?? '—'}</td>
            <td className={cx(text.num, after === before && text.muted)}>
              {after === before ? (after ?? '—') : <b>{after ?? '—'}</b>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
